import type { TreeService } from '../agent/tree.service.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import type { Contract, Step } from './contract.model.ts'

/** A time range in ms; `end` is exclusive. */
export type Period = { start: number; end: number }
/** The activity of all members below an agent in a period. Money in minor units. */
export type BranchActivity = { stake: number; netLoss: number; activeMembers: number }
type Dependencies = { tree: TreeService; wagers: WagersService }

/** The product that means all categories of games. */
export const ALL_PRODUCTS = 'CONS'

/** Returns the stakes and losses below `memberId` in games of the product. Stakes count when they are settled. */
export function computeBranchActivity(
  { tree, wagers }: Dependencies,
  { memberId, product }: Contract,
  { start, end }: Period,
): BranchActivity {
  const play = { stake: 0, netLoss: 0, activeMembers: 0 }
  for (const id of tree.idsBelow(memberId)) {
    let stake = 0
    let payout = 0
    // One pass without lists: members keep years of wagers, and contracts ask every hour.
    for (const wager of wagers.of(id)) {
      const { state, settledAt = 0, gameType } = wager
      if (state !== 'settled' || settledAt < start || settledAt >= end) continue
      if (product !== ALL_PRODUCTS && gameType !== product) continue
      stake += wager.stake
      payout += wager.payout
    }
    play.stake += stake
    play.netLoss += stake - payout
    if (stake > 0) play.activeMembers++
  }
  return play
}

/** Returns the highest amount of the reached steps, rounded down; 0 if none was reached. A share is a share of `base`. */
export function computeEarnings(steps: readonly Step[], play: BranchActivity, base: number): number {
  const reached = steps.filter(
    (step) => play.stake >= step.stake && play.activeMembers >= step.activeMembers && play.netLoss >= step.netLoss,
  )
  const earnings = reached.map(({ gives, rate }) => (gives === 'fixed' ? rate : Math.floor((base * rate) / 10_000)))
  return Math.max(0, ...earnings)
}
