import { problem } from '@longan/sdk/inputs/rules'
import * as v from 'valibot'
import { type Language, toDecimal } from '#lib/money/money.ts'
import { formatAmount } from '#lib/money/typed-money.ts'

/** The limits of an amount, in minor units. */
export type AmountLimits = {
  min: number
  max: number
  fixed?: readonly number[]
  balance?: number | undefined
  /** What a limit of the member leaves. */
  remaining?: number | undefined
}

/** The validation rule of an `AmountField`. Its errors are messages of `forms`, with amounts formatted for the language. */
export function amountRule(
  { min, max, fixed = [], balance = Infinity, remaining = Infinity }: AmountLimits,
  language: Language,
) {
  const amount = (minor: number) => ({ amount: formatAmount(toDecimal(minor), language) })
  return v.pipe(
    v.number(({ input }) => problem(Number.isNaN(input) ? 'amountWrong' : 'required')),
    v.check((minor) => fixed.length === 0 || fixed.includes(minor), problem('amountFixed')),
    v.minValue(min, problem('amountBelow', amount(min))),
    v.maxValue(max, problem('amountAbove', amount(max))),
    v.maxValue(remaining, problem('amountOfLimit', amount(remaining))),
    v.maxValue(balance, problem('amountOfBalance', amount(balance))),
  )
}
