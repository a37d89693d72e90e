import type { LotteryBet, LotteryOrder, LotteryOrderPage, PrizeMode } from '@longan/sdk'
import type { Caller } from '../../kernel/caller.ts'
import type { Language } from '../../kernel/language.ts'
import { memberAccount } from '../../kernel/ledger.ts'
import { midnightBefore } from '../../kernel/local-day.ts'
import { toDecimal } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { Wager, WagersService } from '../wagers/wagers.service.ts'
import { type Draft, draftsOf, readSlip } from './bet-slip.ts'
import { lotteryOrderTable, type LotteryOrderRow } from './lottery-order.model.ts'
import { type Asked, lotteryPage } from './lottery-page.ts'
import type { NumerosService } from './numeros.service.ts'
import { asOrder } from './order-view.ts'
import { createSettlement } from './settlement.ts'

export type Cart = { prizeMode: PrizeMode; contents: LotteryBet[]; language: Language }
export type OrderQuery = Asked & { gameId?: number | undefined; isToday: boolean; language: Language }
export type LotteryBetsService = ReturnType<typeof lotteryBetsService>

const TRIAL = 4

/** Bets on lotteries: taken until the lock, settled at the draw. */
export const lotteryBetsService = (world: World, wagers: WagersService, numeros: NumerosService) => {
  const { clock, ids } = world
  const orders = world.table(lotteryOrderTable)
  const settlement = createSettlement(world, wagers, numeros)
  const show = (order: LotteryOrderRow, language: Language): LotteryOrder =>
    asOrder(order, { wager: wagers.get(order.id)!, language, numeros })

  async function placeChain(chain: Draft[], cartId: number) {
    const placed: LotteryOrderRow[] = []
    for (const { wager, order } of chain) {
      const { id } = await wagers.place(wager, 'L')
      const detailId = ids.next('lottery-order')
      const row = { ...order, id, cartId, detailId, placedAt: clock.now(), chainId: placed[0]?.detailId ?? detailId }
      placed.push(await orders.insert(row))
      settlement.schedule(row)
    }
    return placed
  }

  return {
    /** Takes every content of the cart, one order for each content and issue; or refuses and takes none. */
    async place(member: Caller, { contents, prizeMode, language }: Cart): Promise<LotteryOrder[]> {
      refuseTrial(member)
      const slips = contents.map((bet, index) => readSlip(bet, { now: clock.now(), field: `contents.${index}` }))
      const chains = slips.map((slip) => draftsOf(slip, { memberId: member.id, prizeMode }))
      refuseOverspending(world, member.id, chains.flat())
      const cartId = ids.next('lottery-cart')
      const placed: LotteryOrderRow[] = []
      for (const chain of chains) placed.push(...(await placeChain(chain, cartId)))
      return placed.map((order) => show(order, language))
    },

    /** The member's bets, newest first; only those of today in Hà Nội when asked so. */
    list(memberId: number, { gameId, isToday, language, ...asked }: OrderQuery): LotteryOrderPage {
      const since = isToday ? midnightBefore(clock.now()) : 0
      const found = orders.where({ memberId, gameId }).filter((order) => order.placedAt >= since)
      return lotteryPage({ length: found.length, rowAt: (row) => show(found.at(-1 - row)!, language) }, asked)
    },

    /** The member's bets on any lottery that a draw has decided after `since`, newest first. */
    settledSince(memberId: number, { since, language }: { since: number; language: Language }): LotteryOrder[] {
      const found = orders.where({ memberId }).filter(({ id }) => isSettledSince(wagers.get(id)!, since))
      return found.reverse().map((order) => show(order, language))
    },

    /** How many of the member's bets, on any lottery, still wait for their draw. */
    countOpen: (memberId: number): number => wagers.openOf(memberId).filter(({ id }) => orders.get(id)).length,
  }
}

const isSettledSince = ({ state, settledAt = 0 }: Wager, since: number) => state === 'settled' && settledAt > since

function refuseTrial({ type = TRIAL }: Caller) {
  if (type !== TRIAL) return
  throw new Refusal(400, 'permission.denied', 'A trial account cannot bet on lotteries')
}

/** Together the stakes may not be more than the balance, so that a cart is never taken in part. */
function refuseOverspending({ ledger }: World, memberId: number, drafts: Draft[]) {
  const needed = drafts.reduce((sum, { wager }) => sum + wager.stake, 0)
  const balance = ledger.balance(memberAccount(memberId))
  if (needed <= balance) return
  throw new Refusal(400, 'balance.not.enough', 'The balance is not enough', {
    field: 'contents',
    reason: 'the stakes are more than the balance',
    needed: toDecimal(needed),
    balance: toDecimal(balance),
  })
}
