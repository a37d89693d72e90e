import * as v from 'valibot'
import { ruleOf, type Rules } from './named-rules.ts'
import { problem } from './problem.ts'
import { paymentPin, textSchema } from './rules.ts'

export { ruleOf, type Rules } from './named-rules.ts'
export { type InputProblem, readProblem } from './problem.ts'

/** Name of the field with a recipient's amount. */
export const shareName = (account: string) => `amount-${account}`

const share = v.pipe(
  v.number(problem('amountAbove0')),
  v.check((amount) => amount > 0, problem('amountAbove0')),
)

/** A transfer to several: a field for each of them, its amount in minor units above 0. */
export const transferShares = (accounts: readonly string[]) =>
  v.object(Object.fromEntries(accounts.map((account) => [shareName(account), share])))

/** Confirms a transfer: the payment password of six digits, and a remark of at most 100 characters. */
export const transferConfirmation = v.object({
  password: paymentPin,
  remark: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(100, problem('length', { min: 0, max: 100 }))),
})

type Range = { productType: string; maxRebate: number }

/** A share in percent, up to this fraction. */
export const percentUpTo = (fraction: number) => {
  const max = Math.round(fraction * 10_000) / 100
  return v.pipe(v.number(problem('rate')), v.maxValue(max, problem('rateMax', { max })))
}

const percents = (ranges: readonly Range[]) =>
  Object.fromEntries(ranges.map(({ productType, maxRebate }) => [productType, percentUpTo(maxRebate)]))

/** Rebates in percent, a field for each category of games, up to what the agent has. */
export const rebateRates = (ranges: readonly Range[]) => v.object(percents(ranges))

type NewDownline = Record<'username' | 'password' | 'nickname' | 'type', string> & { rates: Record<string, number> }

/** A new member below: a name and a first password by the rules of the site, a nickname if any, and rebates as above. */
export const newDownline = (
  rules: Rules,
  ranges: readonly Range[],
): v.GenericSchema<Record<string, unknown>, NewDownline> =>
  v.pipe(
    v.object({
      ...percents(ranges),
      username: textSchema({ ...ruleOf(rules, 'username'), required: true, isTrimmed: true }),
      password: textSchema({ ...ruleOf(rules, 'password'), required: true }),
      nickname: textSchema({ ...ruleOf(rules, 'nickname'), required: false, isTrimmed: true }),
      type: v.optional(v.string(), ''),
    }),
    v.transform(({ username, password, nickname, type, ...rates }) => ({
      username,
      password,
      nickname,
      type,
      rates: rates as Record<string, number>,
    })),
  )
