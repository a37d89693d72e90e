import type { ContractRate, Contract } from '@longan/sdk'
import { percentUpTo } from '@longan/sdk/inputs/agent'
import { problem } from '@longan/sdk/inputs/rules'
import * as v from 'valibot'
import { type Language, toDecimal, toMinor } from '#lib/money/money.ts'
import { amountRule } from '#shared/forms/amount-rule.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Draft } from '#ui/form/use-draft.ts'

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

type Kind = Contract['contractType']
type Product = Contract['productType']
/** `P` is a percentage, `F` a fixed amount. */
type RateType = Contract['rates'][number]['rateType']
type ActiveContracts = readonly Contract[]

const kinds = ['DAILY', 'HOURLY', 'REALTIME', 'DIVIDEND'] as const satisfies readonly Kind[]
const ALL = 'CONS'
const products = [
  ALL,
  'RNG',
  'FISH',
  'PVP',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
] as const satisfies readonly Product[]

export const kindsOf = (terms: ActiveContracts) =>
  kinds.filter((kind) => terms.some((one) => one.contractType === kind))

/** Returns the agent's contracts that limit a new one of this kind: those for the same games or for all games. */
const limitingContracts = (terms: ActiveContracts, kind: Kind, product: Product) =>
  terms.filter((one) => one.contractType === kind && (one.productType === product || one.productType === ALL))

const productsOf = (terms: ActiveContracts, kind: Kind) =>
  products.filter((one) => limitingContracts(terms, kind, one).length > 0)

/**
 * Returns the maximum per rate type: `P` as a fraction, `F` as an amount. A rate type that the agent does not have is
 * absent.
 */
function maxRatesOf(terms: ActiveContracts, kind: Kind, product: Product): Partial<Record<RateType, number>> {
  const rates = limitingContracts(terms, kind, product).flatMap((one) => one.rates)
  const maxOfType = (type: RateType) =>
    Math.max(0, ...rates.filter(({ rateType }) => rateType === type).map(({ rate }) => rate))
  const maxRates = { P: maxOfType('P'), F: kind === 'DIVIDEND' ? 0 : maxOfType('F') }
  return Object.fromEntries(Object.entries(maxRates).filter(([, rate]) => rate > 0))
}

export type OfferTerms = ReturnType<typeof useOfferTerms>

const findOrFirst = <Value extends string>(values: readonly Value[], value: string | undefined) =>
  values.find((one) => one === value) ?? values[0]!

export function useOfferTerms(own: readonly Contract[], draft: Draft) {
  const [query, setQuery] = useSearchParams()
  const [selected, setSelected] = useState({
    kind: draft.get('kind'),
    product: draft.get('product'),
    rateType: draft.get('rateType'),
  })
  const selectField = (name: keyof typeof selected) => (value: string) =>
    setSelected((before) => ({ ...before, [name]: value }))
  const kinds = kindsOf(own)
  const kind = findOrFirst(kinds, selected.kind)
  const products = productsOf(own, kind)
  const product = findOrFirst(products, selected.product)
  const maxRates = maxRatesOf(own, kind, product)
  const rateTypes = Object.keys(maxRates) as RateType[]
  const rateType = rateTypes.length > 0 ? findOrFirst(rateTypes, selected.rateType) : 'P'
  return {
    downline: query.get('to') ?? '',
    chooseDownline: (to: string) => setQuery({ view: 'newContract', to }, { replace: true }),
    kinds,
    kind,
    setKind: selectField('kind'),
    products,
    product,
    setProduct: selectField('product'),
    rateTypes,
    rateLimit: { rateType, max: maxRates[rateType] ?? 0 },
    setRateType: selectField('rateType'),
  }
}
