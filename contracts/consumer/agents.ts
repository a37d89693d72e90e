import { ACCOUNT } from './examples.ts'
import type { Operation } from './pact.ts'
import { equal, sum } from './shapes.ts'
import type { ProviderState } from '../states/states.ts'

export const DOWNLINE = 'lananh88'
export const OTHER_DOWNLINE = 'ducthinh7'
export const RATE = 0.004

export const isAgent: ProviderState = ['a member is an agent', { account: ACCOUNT }]
export const below = (downline: string, rebateRate = RATE, at?: number): ProviderState => [
  'an agent has a downline',
  { account: ACCOUNT, downline, rebateRate, ...(at !== undefined && { at }) },
]
export const withDownlines: ProviderState[] = [isAgent, below(DOWNLINE), below(OTHER_DOWNLINE)]
/** In this order, which the state gives. */
const CATEGORIES = ['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']
export const inEveryCategory = (rebateRate: number) =>
  CATEGORIES.map((productType) => ({ productType: equal(productType), rebateRate: equal(rebateRate) }))

export const onePage = (total: number) => ({ total: equal(total), totalPages: equal(1) })

export const notAgent = (one: Operation) => one.refuses(400, 'permission.denied', { given: [] })

export const figures = (some: Partial<Record<string, number>>) => {
  const nothing = {
    depositAmount: 0,
    withdrawAmount: 0,
    betAmount: 0,
    winAmount: 0,
    profitAndLoss: 0,
    bonusAmount: 0,
    rebateAmount: 0,
    netProfit: 0,
  }
  const all = Object.entries({ ...nothing, ...some })
  return Object.fromEntries(all.map(([name, amount]) => [name, sum(amount as number)]))
}
