import * as v from 'valibot'
import { problem } from './problem.ts'

export { type InputProblem, readProblem } from './problem.ts'

/** The name of the field that holds what somebody gets. */
export const shareName = (account: string) => `amount-${account}`

const share = v.pipe(
  v.number(problem('amountAbove0')),
  v.check((amount) => amount > 0, problem('amountAbove0')),
)

/** A transfer to several: a field for each of them, its amount in minor units above 0. */
export const transferShares = (accounts: readonly string[]) =>
  v.object(Object.fromEntries(accounts.map((account) => [shareName(account), share])))

/** What confirms a transfer: the payment password, and a remark of at most 100 characters. */
export const transferConfirmation = v.object({
  password: v.pipe(
    v.optional(v.string(), ''),
    v.minLength(1, problem('required')),
    v.maxLength(100, problem('length', { min: 1, max: 100 })),
  ),
  remark: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(100, problem('length', { min: 0, max: 100 }))),
})

type Range = { productType: string; maxRebate: number }

/** Rebates in percent, a field for each category of games, up to what the agent has. */
export const rebateRates = (ranges: readonly Range[]) =>
  v.object(
    Object.fromEntries(
      ranges.map(({ productType, maxRebate }) => {
        const most = Math.round(maxRebate * 10_000) / 100
        return [productType, v.pipe(v.number(problem('rate')), v.maxValue(most, problem('rateMost', { max: most })))]
      }),
    ),
  )
