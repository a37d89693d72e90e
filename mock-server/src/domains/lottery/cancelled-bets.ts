import type { World } from '../../kernel/world.ts'
import { invalidField } from '../../kernel/refusal.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { roundClosed } from './bet-slip.ts'
import { lotteryById } from './lotteries.ts'
import { lotteryOrderTable, type LotteryOrderRow } from './lottery-order.model.ts'
import { roundNamed } from './rounds.ts'

/** Which bets to take back: all on an issue, or one; with later issues of the same contents when `chase`. */
export type Unwanted = { gameId: number; numero: string; orderNo?: string | undefined; chase?: boolean | undefined }

/** Takes a member's open bets on an issue back before it is locked, and says which those were. */
export const cancelledBets =
  ({ table, clock }: World, wagers: WagersService) =>
  async (memberId: number, { gameId, numero, orderNo, chase }: Unwanted): Promise<LotteryOrderRow[]> => {
    const orders = table(lotteryOrderTable)
    const round = roundNamed(lotteryById(gameId), numero)
    if (!round) throw invalidField('numero', 'is not an issue of this lottery')
    const onIssue = orders.where({ memberId, gameId }).filter((order) => order.numero === numero)
    const named = orderNo ? onIssue.filter(({ id }) => id === orderNo) : onIssue
    if (orderNo && named.length === 0) throw invalidField('orderNo', 'is not a bet of yours on this issue')
    if (clock.now() >= round.lockAt) throw roundClosed('numero', 'the round no longer takes bets')
    const withLater = ({ chainId, drawAt }: LotteryOrderRow) =>
      orders.where({ chainId }).filter((order) => order.drawAt >= drawAt)
    const unwanted = chase ? named.flatMap(withLater) : named
    const open = unwanted.filter(({ id }) => wagers.get(id)!.state === 'open')
    for (const { id } of open) await wagers.cancel(id)
    return open
  }
