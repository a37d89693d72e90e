import type { Contract } from '@longan/sdk'

export type Kind = Contract['contractType']
export type Product = Contract['productType']
/** P a share, F a fixed amount. */
export type RateType = Contract['rates'][number]['rateType']
/** What the agent has in force. */
type Terms = readonly Contract[]

const kinds = ['DAILY', 'HOURLY', 'REALTIME', 'DIVIDEND'] as const satisfies readonly Kind[]
/** All games together. */
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

/** What somebody has, they can offer: these kinds. */
export const kindsOf = (terms: Terms) => kinds.filter((kind) => terms.some((one) => one.contractType === kind))

/** The agent's own contracts that a new one of this kind is measured by: those over the same games, or over all. */
const above = (terms: Terms, kind: Kind, product: Product) =>
  terms.filter((one) => one.contractType === kind && (one.productType === product || one.productType === ALL))

/** Over which games a contract of this kind can be offered. */
export const productsOf = (terms: Terms, kind: Kind) => products.filter((one) => above(terms, kind, one).length > 0)

/** The most that can be given each way: a fraction as a share, money as a fixed amount. A way that the agent does not have is not there. */
export function mostOf(terms: Terms, kind: Kind, product: Product): Partial<Record<RateType, number>> {
  const rates = above(terms, kind, product).flatMap((one) => one.rates)
  const most = (type: RateType) =>
    Math.max(0, ...rates.filter(({ rateType }) => rateType === type).map(({ rate }) => rate))
  const both = { P: most('P'), F: kind === 'DIVIDEND' ? 0 : most('F') }
  return Object.fromEntries(Object.entries(both).filter(([, rate]) => rate > 0))
}
