import type { ContractRate } from '@longan/sdk'
import { percentUpTo } from '@longan/sdk/inputs/agent'
import { problem } from '@longan/sdk/inputs/rules'
import * as v from 'valibot'
import { type Language, toDecimal, toMinor } from '#lib/money/money.ts'
import { amountRule } from '#shared/forms/amount-rule.ts'
import type { RateType } from './offer-limits.ts'

const fieldNames = { stake: 'minimumBet', members: 'activeMember', loss: 'netLoss', rate: 'rate' } as const
type StepPart = keyof typeof fieldNames

/** Returns the field name of a step. A step keeps its number when another one is removed. */
export const stepField = (part: StepPart, id: number) => `${part}-${id}`

export const stepFields = (id: number) => (Object.keys(fieldNames) as StepPart[]).map((part) => stepField(part, id))

export type RateLimit = { rateType: RateType; max: number }
const anyAmount = { min: 0, max: 100_000_000_000_000 }
const MAX_MEMBERS = 100_000

const memberCount = v.pipe(
  v.optional(v.string(), ''),
  v.minLength(1, problem('required')),
  v.regex(/^\d*$/, problem('pattern', { id: 6 })),
  v.transform(Number),
  v.maxValue(MAX_MEMBERS, problem('membersMax', { max: MAX_MEMBERS })),
)

function rateRule({ rateType, max }: RateLimit, language: Language) {
  if (rateType === 'F') return amountRule({ min: 1, max: toMinor(max) }, language)
  return v.pipe(
    percentUpTo(max),
    v.check((percent) => percent > 0, problem('rateAbove0')),
  )
}

type Offer = { downline: string; typed: Record<string, number> }

export const offerRule = (
  steps: readonly number[],
  limit: RateLimit,
  language: Language,
): v.GenericSchema<Record<string, unknown>, Offer> => {
  const rules = (id: number) => ({
    [stepField('stake', id)]: amountRule(anyAmount, language),
    [stepField('members', id)]: memberCount,
    [stepField('loss', id)]: v.optional(amountRule(anyAmount, language), 0),
    [stepField('rate', id)]: rateRule(limit, language),
  })
  return v.pipe(
    v.object({
      ...(Object.assign({}, ...steps.map(rules)) as Record<string, v.GenericSchema<unknown, number>>),
      downline: v.pipe(v.string(), v.minLength(1, problem('chooseBank'))),
    }),
    v.transform(({ downline, ...typed }) => ({ downline, typed: typed as Record<string, number> })),
  )
}

/** Converts the steps to the format of the gateway: amounts with decimals, percentages as fractions. */
export const ratesOf = (steps: readonly number[], typed: Record<string, number>, rateType: RateType): ContractRate[] =>
  steps.map((id) => {
    const valueOf = (part: StepPart) => typed[stepField(part, id)] ?? 0
    return {
      minimumBet: toDecimal(valueOf('stake')),
      activeMember: valueOf('members'),
      netLoss: toDecimal(valueOf('loss')),
      rateType,
      rate: rateType === 'F' ? toDecimal(valueOf('rate')) : Math.round(valueOf('rate') * 100) / 10_000,
    }
  })

/** Maps the gateway's field names to those of the form. The gateway counts steps in the order of the request. */
export const offerFieldNames = (steps: readonly number[]) =>
  Object.fromEntries(
    steps.flatMap((id, index) =>
      Object.entries(fieldNames).map(([part, name]) => [`rates.${index}.${name}`, stepField(part as StepPart, id)]),
    ),
  )
