import type { TreeService } from '../agent/tree.service.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import type { Contract, Step } from './contract.model.ts'

/** From, up to but not including; in ms. */
export type Span = { from: number; to: number }
/** What those below did in a span. Money in minor units. */
export type Play = { stake: number; netLoss: number; activeMembers: number }
type Needs = { tree: TreeService; wagers: WagersService }

/** All categories of games together. */
export const ALL_PRODUCTS = 'CONS'

/** What was staked and lost below `memberId` in games of the product; stakes count when they are settled. */
export function branchPlay({ tree, wagers }: Needs, { memberId, product }: Contract, { from, to }: Span): Play {
  const play = { stake: 0, netLoss: 0, activeMembers: 0 }
  for (const id of tree.idsBelow(memberId)) {
    const settled = wagers
      .of(id)
      .filter(({ state, settledAt = 0 }) => state === 'settled' && settledAt >= from && settledAt < to)
      .filter(({ gameType }) => product === ALL_PRODUCTS || gameType === product)
    const stake = settled.reduce((sum, wager) => sum + wager.stake, 0)
    play.stake += stake
    play.netLoss += stake - settled.reduce((sum, wager) => sum + wager.payout, 0)
    if (stake > 0) play.activeMembers++
  }
  return play
}

/** What the best step that was reached gives, rounded down; nothing where none was. A share is of `base`. */
export function earned(steps: readonly Step[], play: Play, base: number): number {
  const reached = steps.filter(
    (step) => play.stake >= step.stake && play.activeMembers >= step.activeMembers && play.netLoss >= step.netLoss,
  )
  const gains = reached.map(({ gives, rate }) => (gives === 'fixed' ? rate : Math.floor((base * rate) / 10_000)))
  return Math.max(0, ...gains)
}
