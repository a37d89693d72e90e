import * as v from 'valibot'
import { memberAccount } from '../../kernel/money/ledger.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import { defineLog } from '../../kernel/tables/table.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Wager, WagerDraft, WagersService } from './wagers.service.ts'

/** A bet on a round that ends by the clock; `id` is the wager's order number, `round` is `<node>:<index>`. */
const clockedBetSchema = v.object({ id: v.string(), memberId: v.number(), round: v.string(), pick: v.string() })
export type ClockedBet = v.InferOutput<typeof clockedBetSchema>
export type PlacedBet = { bet: ClockedBet; wager: Wager }

export const clockedBetTable = (name: string) => defineLog(name, clockedBetSchema, { by: ['memberId', 'round'] })

export type BetDraft = { draft: WagerDraft; pick: string }
type ClockedBetOptions = {
  table: ReturnType<typeof clockedBetTable>
  prefix: string
  event: string
  /** Payout of a bet, stake included; minor units. */
  payoutOf(bet: ClockedBet, wager: Wager): number
}

/** Bets on rounds that run by the clock: accepted until the round closes, settled when it ends, with or without a viewer. */
export const createClockedBets = (
  world: World,
  wagers: WagersService,
  { table, prefix, event, payoutOf }: ClockedBetOptions,
) => {
  const bets = world.table(table)
  const placed = (bet: ClockedBet): PlacedBet => ({ bet, wager: wagers.get(bet.id)! })

  world.events.on(event, async ({ orderNo }: { orderNo: string }) => {
    const { bet, wager } = placed(bets.get(orderNo)!)
    if (wager.state === 'open') await wagers.settle(orderNo, payoutOf(bet, wager))
  })

  return {
    /** Places all bets or none; they are settled at `endAt`. */
    async place(drafts: BetDraft[], { round, endAt }: { round: string; endAt: number }): Promise<PlacedBet[]> {
      assertAffordable(world, drafts)
      wagers.assertWithinLimits(drafts[0]!.draft.memberId, sumOf(drafts), 'bets')
      const placedBets: PlacedBet[] = []
      for (const { draft, pick } of drafts) {
        const wager = await wagers.place(draft, prefix)
        const bet = await bets.insert({ id: wager.id, memberId: draft.memberId, round, pick })
        world.events.schedule(endAt, event, { orderNo: wager.id })
        placedBets.push({ bet, wager })
      }
      return placedBets
    },
    onRound: (round: string): PlacedBet[] => bets.where({ round }).map(placed),
  }
}

const sumOf = (drafts: BetDraft[]) => drafts.reduce((sum, { draft }) => sum + draft.stake, 0)

function assertAffordable({ ledger }: World, drafts: BetDraft[]) {
  const needed = sumOf(drafts)
  const balance = ledger.balance(memberAccount(drafts[0]!.draft.memberId))
  if (needed <= balance) return
  const value = { field: 'bets', reason: 'the stakes are more than the balance' }
  const data = { needed: toDecimal(needed), balance: toDecimal(balance) }
  throw new Refusal(400, 'balance.not.enough', 'The balance is not enough', { ...value, data })
}
