import { problem } from '@longan/sdk/inputs/rules'
import * as v from 'valibot'
import { type Language, toDecimal } from '#lib/money.ts'
import { formatAmount } from '#lib/typed-money.ts'

/** What an amount may be, in minor units. */
export type AmountLimits = {
  min: number
  max: number
  /** Where there are some, no other amount will do. */
  fixed?: readonly number[]
  /** What there is to take it from. */
  balance?: number | undefined
}

/** The rule of an `AmountField`, told in the words of `forms`, amounts written in the language on screen. */
export function amountRule({ min, max, fixed = [], balance = Infinity }: AmountLimits, language: Language) {
  const amount = (minor: number) => ({ amount: formatAmount(toDecimal(minor), language) })
  return v.pipe(
    v.number(({ input }) => problem(Number.isNaN(input) ? 'amountWrong' : 'required')),
    v.check((minor) => fixed.length === 0 || fixed.includes(minor), problem('amountFixed')),
    v.minValue(min, problem('amountBelow', amount(min))),
    v.maxValue(max, problem('amountAbove', amount(max))),
    v.maxValue(balance, problem('amountOfBalance', amount(balance))),
  )
}
