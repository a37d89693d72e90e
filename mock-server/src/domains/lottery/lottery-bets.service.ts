import type { LotteryOrder, LotteryOrderPage, LotterySlips } from '@longan/sdk'
import type { Caller } from '../../kernel/world/caller.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { midnightBefore } from '../../kernel/world/local-day.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Wager, WagersService } from '../wagers/wagers.service.ts'
import { createBetCancellation, type CancelQuery } from './cancel-bets.ts'
import { lotteryOrderTable, type LotteryOrderRow } from './lottery-order.model.ts'
import { type LotteryPageQuery, lotteryPage } from './lottery-page.ts'
import type { NumerosService } from './numeros.service.ts'
import { toOrder, statusOf } from './order-view.ts'
import { contentsOf } from './older-slips.ts'
import { prizeModeOf } from './prize-modes.ts'
import { createSettlement } from './settlement.ts'
import { createBetPlacement, type Cart } from './place-bets.ts'

export type OrderQuery = LotteryPageQuery & {
  gameId?: number | undefined
  status?: LotteryOrder['status'] | undefined
  isToday: boolean
  language: Language
}
export type LotteryBetsService = ReturnType<typeof lotteryBetsService>

export const lotteryBetsService = (world: World, wagers: WagersService, numeros: NumerosService) => {
  const { clock } = world
  const orders = world.table(lotteryOrderTable)
  const settlement = createSettlement(world, wagers, numeros)
  const cancelBets = createBetCancellation(world, wagers)
  const toResponse = (order: LotteryOrderRow, language: Language): LotteryOrder =>
    toOrder(order, { wager: wagers.get(order.id)!, language, numeros })

  const placeBets = createBetPlacement(world, wagers, settlement)
  const place = async (member: Caller, { language, ...cart }: Cart & { language: Language }): Promise<LotteryOrder[]> =>
    (await placeBets(member, cart)).map((order) => toResponse(order, language))

  return {
    /** Places one order for each content and issue of the cart. Throws a Refusal without placing any if one is invalid. */
    place,
    placeSlips: (member: Caller, slips: LotterySlips, language: Language): Promise<LotteryOrder[]> =>
      place(member, {
        contents: contentsOf(slips, clock.now()),
        prizeMode: prizeModeOf(slips.prizeModeId),
        language,
        field: 'bettingSlipString',
        modeField: 'prizeModeId',
      }),
    cancel: async (memberId: number, { language, ...query }: CancelQuery & { language: Language }) =>
      (await cancelBets(memberId, query)).map((order) => toResponse(order, language)),

    list(memberId: number, { gameId, status, isToday, language, ...page }: OrderQuery): LotteryOrderPage {
      const since = isToday ? midnightBefore(clock.now()) : 0
      const isWanted = ({ id, placedAt }: LotteryOrderRow) =>
        placedAt >= since && (status === undefined || statusOf(wagers.get(id)!) === status)
      const found = orders.where({ memberId, gameId }).filter(isWanted)
      return lotteryPage({ length: found.length, rowAt: (row) => toResponse(found.at(-1 - row)!, language) }, page)
    },

    settledSince(memberId: number, { since, language }: { since: number; language: Language }): LotteryOrder[] {
      const found = orders.where({ memberId }).filter(({ id }) => isSettledSince(wagers.get(id)!, since))
      return found.reverse().map((order) => toResponse(order, language))
    },

    findOrderNumbers(orderNo: string): Pick<LotteryOrder, 'orderMasterId' | 'orderDetailId'> | undefined {
      const order = orders.get(orderNo)
      return order && { orderMasterId: order.cartId, orderDetailId: order.detailId }
    },

    countOpen: (memberId: number): number => wagers.openOf(memberId).filter(({ id }) => orders.get(id)).length,
  }
}

const isSettledSince = ({ state, settledAt = 0 }: Wager, since: number) => state === 'settled' && settledAt > since
