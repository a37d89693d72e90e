import type { ContractRate } from '@longan/sdk'
import { percentUpTo } from '@longan/sdk/inputs/agent'
import { problem } from '@longan/sdk/inputs/rules'
import * as v from 'valibot'
import { type Language, toDecimal, toMinor } from '#lib/money.ts'
import { amountRule } from '#shared/forms/amount-rule.ts'
import type { RateType } from './offer-limits.ts'

/** What a step asks for and gives, each with what the gateway calls it. */
const parts = { stake: 'minimumBet', members: 'activeMember', loss: 'netLoss', rate: 'rate' } as const
type Part = keyof typeof parts

/** The name of a field of a step; steps are numbered as they were added, so that one can be taken out. */
export const stepField = (part: Part, id: number) => `${part}-${id}`

export const stepFields = (id: number) => (Object.keys(parts) as Part[]).map((part) => stepField(part, id))

export type Giving = { rateType: RateType; most: number }
const anyMoney = { min: 0, max: 100_000_000_000_000 }
const MOST_MEMBERS = 100_000

const memberCount = v.pipe(
  v.optional(v.string(), ''),
  v.minLength(1, problem('required')),
  v.regex(/^\d*$/, problem('pattern', { id: 6 })),
  v.transform(Number),
  v.maxValue(MOST_MEMBERS, problem('membersMost', { max: MOST_MEMBERS })),
)

function rateRule({ rateType, most }: Giving, language: Language) {
  if (rateType === 'F') return amountRule({ min: 1, max: toMinor(most) }, language)
  return v.pipe(
    percentUpTo(most),
    v.check((percent) => percent > 0, problem('rateAbove0')),
  )
}

/** Whom it is for, and the fields of each step. */
export const offerRule = (steps: readonly number[], giving: Giving, language: Language) => {
  const rules = (id: number) => ({
    [stepField('stake', id)]: amountRule(anyMoney, language),
    [stepField('members', id)]: memberCount,
    [stepField('loss', id)]: v.optional(amountRule(anyMoney, language), 0),
    [stepField('rate', id)]: rateRule(giving, language),
  })
  return v.pipe(
    v.object({
      ...(Object.assign({}, ...steps.map(rules)) as Record<string, v.GenericSchema<unknown, number>>),
      downline: v.pipe(v.string(), v.minLength(1, problem('chooseBank'))),
    }),
    v.transform(({ downline, ...typed }) => ({ downline, typed: typed as Record<string, number> })),
  )
}

/** The steps as the gateway takes them: money with decimals, a share as a fraction. */
export const ratesOf = (steps: readonly number[], typed: Record<string, number>, rateType: RateType): ContractRate[] =>
  steps.map((id) => {
    const of = (part: Part) => typed[stepField(part, id)] ?? 0
    return {
      minimumBet: toDecimal(of('stake')),
      activeMember: of('members'),
      netLoss: toDecimal(of('loss')),
      rateType,
      rate: rateType === 'F' ? toDecimal(of('rate')) : Math.round(of('rate') * 100) / 10_000,
    }
  })

/** Which field the gateway means: it counts steps in the order in which they are sent. */
export const offerNames = (steps: readonly number[]) =>
  Object.fromEntries(
    steps.flatMap((id, index) =>
      Object.entries(parts).map(([part, name]) => [`rates.${index}.${name}`, stepField(part as Part, id)]),
    ),
  )
