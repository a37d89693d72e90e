import type { Contract } from '@longan/sdk'

export type Kind = Contract['contractType']
export type Product = Contract['productType']
/** `P` is a percentage, `F` a fixed amount. */
export type RateType = Contract['rates'][number]['rateType']
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

export const productsOf = (terms: ActiveContracts, kind: Kind) =>
  products.filter((one) => limitingContracts(terms, kind, one).length > 0)

/**
 * Returns the maximum per rate type: `P` as a fraction, `F` as an amount. A rate type that the agent does not have is
 * absent.
 */
export function maxRatesOf(terms: ActiveContracts, kind: Kind, product: Product): Partial<Record<RateType, number>> {
  const rates = limitingContracts(terms, kind, product).flatMap((one) => one.rates)
  const maxOfType = (type: RateType) =>
    Math.max(0, ...rates.filter(({ rateType }) => rateType === type).map(({ rate }) => rate))
  const maxRates = { P: maxOfType('P'), F: kind === 'DIVIDEND' ? 0 : maxOfType('F') }
  return Object.fromEntries(Object.entries(maxRates).filter(([, rate]) => rate > 0))
}
