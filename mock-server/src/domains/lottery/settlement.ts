import type { World } from '../../kernel/world/world.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { lotteryById } from './lotteries.ts'
import { lotteryOrderTable, type LotteryOrderRow } from './lottery-order.model.ts'
import type { NumerosService } from './numeros.service.ts'
import { payoutOf, playsOf } from './plays/plays.ts'

export type Settlement = ReturnType<typeof createSettlement>

const SETTLE = 'lottery.settle'

/** Settles each order at its draw, with one event per order. Orders that are no longer open are ignored. */
export function createSettlement({ table, events }: World, wagers: WagersService, numeros: NumerosService) {
  const orders = table(lotteryOrderTable)
  events.on(SETTLE, ({ orderNo }: { orderNo: string }) => settle(orders.get(orderNo)!))

  async function settle(order: LotteryOrderRow) {
    if (!isOpen(order)) return
    const payout = payoutFor(order)
    await wagers.settle(order.id, payout)
    if (payout > 0 && order.winStop) await cancelLater(order)
  }

  function payoutFor({ id, gameId, numero, playId, numbers, price, multiple }: LotteryOrderRow) {
    const lottery = lotteryById(gameId)
    const play = playsOf(lottery.table).find((one) => one.playId === playId)!
    const odds = Math.round(wagers.get(id)!.lottery!.odds * 100)
    return payoutOf(play, { numbers, stakeEach: price * multiple, odds }, numeros.prizesOf(lottery, numero))
  }

  async function cancelLater({ chainId, drawAt }: LotteryOrderRow) {
    const later = orders.where({ chainId }).filter((order) => order.drawAt > drawAt)
    for (const order of later) if (isOpen(order)) await wagers.cancel(order.id)
  }

  const isOpen = ({ id }: LotteryOrderRow) => wagers.get(id)!.state === 'open'
  return {
    schedule: ({ id, drawAt }: LotteryOrderRow) => events.schedule(drawAt, SETTLE, { orderNo: id }),
  }
}
