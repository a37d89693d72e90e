import * as v from 'valibot'
import { memberAccount } from '../../kernel/ledger.ts'
import { toDecimal } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { defineLog } from '../../kernel/table.ts'
import type { World } from '../../kernel/world.ts'
import type { Wager, WagerDraft, WagersService } from './wagers.service.ts'

/** A bet on a round that ends by the clock; `id` is the wager's order number, `round` is `<node>:<index>`. */
const clockedBetSchema = v.object({ id: v.string(), memberId: v.number(), round: v.string(), pick: v.string() })
export type ClockedBet = v.InferOutput<typeof clockedBetSchema>
export type PlacedBet = { bet: ClockedBet; wager: Wager }

/** The table in which a partner keeps its bets. */
export const clockedBetTable = (name: string) => defineLog(name, clockedBetSchema, { by: ['memberId', 'round'] })

export type Wish = { draft: WagerDraft; pick: string }
type Rules = {
  table: ReturnType<typeof clockedBetTable>
  /** What its orders begin with, and how its event is called. */
  prefix: string
  event: string
  /** What a bet brings back, stake included; minor units. */
  payoutOf(bet: ClockedBet, stake: number): number
}

/** Bets on rounds that nobody starts and nobody stops: taken until the round closes, settled when it ends, whoever is looking. */
export const clockedBets = (world: World, wagers: WagersService, { table, prefix, event, payoutOf }: Rules) => {
  const bets = world.table(table)
  const placed = (bet: ClockedBet): PlacedBet => ({ bet, wager: wagers.get(bet.id)! })

  world.events.on(event, async ({ orderNo }: { orderNo: string }) => {
    const { bet, wager } = placed(bets.get(orderNo)!)
    if (wager.state === 'open') await wagers.settle(orderNo, payoutOf(bet, wager.stake))
  })

  return {
    /** Takes all bets or none; each is settled at `endAt`. */
    async place(wishes: Wish[], { round, endAt }: { round: string; endAt: number }): Promise<PlacedBet[]> {
      refuseOverspent(world, wishes)
      const taken: PlacedBet[] = []
      for (const { draft, pick } of wishes) {
        const wager = await wagers.place(draft, prefix)
        const bet = await bets.insert({ id: wager.id, memberId: draft.memberId, round, pick })
        world.events.schedule(endAt, event, { orderNo: wager.id })
        taken.push({ bet, wager })
      }
      return taken
    },
    /** Everybody's bets on a round. */
    onRound: (round: string): PlacedBet[] => bets.where({ round }).map(placed),
  }
}

function refuseOverspent({ ledger }: World, wishes: Wish[]) {
  const needed = wishes.reduce((sum, { draft }) => sum + draft.stake, 0)
  const balance = ledger.balance(memberAccount(wishes[0]!.draft.memberId))
  if (needed <= balance) return
  const value = { field: 'bets', reason: 'the stakes are more than the balance' }
  const data = { needed: toDecimal(needed), balance: toDecimal(balance) }
  throw new Refusal(400, 'balance.not.enough', 'The balance is not enough', { ...value, data })
}
