import type { World } from '../../kernel/world/world.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { roundClosed } from './bet-slip.ts'
import { lotteryById } from './lotteries.ts'
import { lotteryOrderTable, type LotteryOrderRow } from './lottery-order.model.ts'
import { findRound } from './rounds.ts'

/** Selects the bets to cancel: all on an issue, or one; `chase` includes later issues of the same contents. */
export type CancelQuery = { gameId: number; numero: string; orderNo?: string | undefined; chase?: boolean | undefined }

/** Cancels a member's open bets on an issue and returns them. Throws a Refusal once the issue is locked. */
export const createBetCancellation =
  ({ table, clock }: World, wagers: WagersService) =>
  async (memberId: number, { gameId, numero, orderNo, chase }: CancelQuery): Promise<LotteryOrderRow[]> => {
    const orders = table(lotteryOrderTable)
    const round = findRound(lotteryById(gameId), numero)
    if (!round) throw invalidField('numero', 'is not an issue of this lottery')
    const onIssue = orders.where({ memberId, gameId }).filter((order) => order.numero === numero)
    const requested = orderNo ? onIssue.filter(({ id }) => id === orderNo) : onIssue
    if (orderNo && requested.length === 0) throw invalidField('orderNo', 'is not a bet of yours on this issue')
    if (clock.now() >= round.lockAt) throw roundClosed('numero', 'the round no longer takes bets')
    const withLaterIssues = ({ chainId, drawAt }: LotteryOrderRow) =>
      orders.where({ chainId }).filter((order) => order.drawAt >= drawAt)
    const selected = chase ? requested.flatMap(withLaterIssues) : requested
    const open = selected.filter(({ id }) => wagers.get(id)!.state === 'open')
    for (const { id } of open) await wagers.cancel(id)
    return open
  }
