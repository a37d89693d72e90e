import type { LotteryOrder, LotteryOrderPage, LotterySlips } from '@longan/sdk'
import type { Caller } from '../../kernel/caller.ts'
import type { Language } from '../../kernel/language.ts'
import { midnightBefore } from '../../kernel/local-day.ts'
import type { World } from '../../kernel/world.ts'
import type { Wager, WagersService } from '../wagers/wagers.service.ts'
import { cancelledBets, type Unwanted } from './cancelled-bets.ts'
import { lotteryOrderTable, type LotteryOrderRow } from './lottery-order.model.ts'
import { type Asked, lotteryPage } from './lottery-page.ts'
import type { NumerosService } from './numeros.service.ts'
import { asOrder, statusOf } from './order-view.ts'
import { contentsOf } from './older-slips.ts'
import { prizeModeOf } from './prize-modes.ts'
import { createSettlement } from './settlement.ts'
import { betTaker, type Cart } from './taken-bets.ts'

export type OrderQuery = Asked & {
  gameId?: number | undefined
  status?: LotteryOrder['status'] | undefined
  isToday: boolean
  language: Language
}
export type LotteryBetsService = ReturnType<typeof lotteryBetsService>

/** Bets on lotteries: taken until the lock, settled at the draw. */
export const lotteryBetsService = (world: World, wagers: WagersService, numeros: NumerosService) => {
  const { clock } = world
  const orders = world.table(lotteryOrderTable)
  const settlement = createSettlement(world, wagers, numeros)
  const takeBack = cancelledBets(world, wagers)
  const show = (order: LotteryOrderRow, language: Language): LotteryOrder =>
    asOrder(order, { wager: wagers.get(order.id)!, language, numeros })

  const take = betTaker(world, wagers, settlement)
  const place = async (member: Caller, { language, ...cart }: Cart & { language: Language }): Promise<LotteryOrder[]> =>
    (await take(member, cart)).map((order) => show(order, language))

  return {
    /** Takes every content of the cart, one order for each content and issue; or refuses and takes none. */
    place,
    /** The same for slips in the older form: one lottery, an issue or several in a row. */
    placeSlips: (member: Caller, slips: LotterySlips, language: Language): Promise<LotteryOrder[]> =>
      place(member, {
        contents: contentsOf(slips, clock.now()),
        prizeMode: prizeModeOf(slips.prizeModeId),
        language,
        field: 'bettingSlipString',
        modeField: 'prizeModeId',
      }),
    /** Takes open bets on an issue back before it is locked, and answers those. */
    cancel: async (memberId: number, { language, ...unwanted }: Unwanted & { language: Language }) =>
      (await takeBack(memberId, unwanted)).map((order) => show(order, language)),

    /** The member's bets, newest first; only those of today in Hà Nội when asked so. */
    list(memberId: number, { gameId, status, isToday, language, ...asked }: OrderQuery): LotteryOrderPage {
      const since = isToday ? midnightBefore(clock.now()) : 0
      const isWanted = ({ id, placedAt }: LotteryOrderRow) =>
        placedAt >= since && (status === undefined || statusOf(wagers.get(id)!) === status)
      const found = orders.where({ memberId, gameId }).filter(isWanted)
      return lotteryPage({ length: found.length, rowAt: (row) => show(found.at(-1 - row)!, language) }, asked)
    },

    /** The member's bets on any lottery that a draw has decided after `since`, newest first. */
    settledSince(memberId: number, { since, language }: { since: number; language: Language }): LotteryOrder[] {
      const found = orders.where({ memberId }).filter(({ id }) => isSettledSince(wagers.get(id)!, since))
      return found.reverse().map((order) => show(order, language))
    },

    /** The numbers by which the gateway calls an order; nothing where it is none. */
    numbersOf(orderNo: string): Pick<LotteryOrder, 'orderMasterId' | 'orderDetailId'> | undefined {
      const order = orders.get(orderNo)
      return order && { orderMasterId: order.cartId, orderDetailId: order.detailId }
    },

    /** How many of the member's bets, on any lottery, still wait for their draw. */
    countOpen: (memberId: number): number => wagers.openOf(memberId).filter(({ id }) => orders.get(id)).length,
  }
}

const isSettledSince = ({ state, settledAt = 0 }: Wager, since: number) => state === 'settled' && settledAt > since
