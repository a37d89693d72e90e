import { houseAccount, memberAccount, stakesAccount } from '../ledger.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import type { Wager } from './wager.model.ts'

export type WagerDraft = Pick<
  Wager,
  'memberId' | 'gameType' | 'vassalage' | 'gameCode' | 'gameName' | 'nodeId' | 'stake' | 'lottery'
>
export type WagersService = ReturnType<typeof wagersService>

/** Stakes and payouts: what every partner moves money with. */
export const wagersService = ({ db, ledger, clock, ids }: World) => {
  const houseOf = (wager: Wager) => houseAccount(wager.vassalage)
  const open = (orderNo: string) => {
    const wager = db.wagers.get(orderNo)
    if (!wager) throw new Error(`Failed to settle ${orderNo}: there is no such wager`)
    if (wager.state !== 'open') throw new Error(`Failed to settle ${orderNo}: it is ${wager.state} already`)
    return wager
  }
  const book = (wager: Wager, type: 'betting' | 'winning' | 'refund', [from, to, amount]: [string, string, number]) =>
    ledger.post({
      at: clock.now(),
      type,
      orderNo: wager.id,
      remark: wager.gameName,
      postings: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    })

  return {
    /** Takes the stake from the member's balance and holds it. Refused when the balance is not enough. */
    async place(draft: WagerDraft, prefix = 'B'): Promise<Wager> {
      if (!Number.isSafeInteger(draft.stake) || draft.stake <= 0) {
        throw new Refusal(400, 'stake.invalid', 'The stake must be above 0', {
          field: 'stake',
          reason: 'must be above 0',
        })
      }
      const wager: Wager = { ...draft, id: ids.order(prefix), payout: 0, state: 'open', placedAt: clock.now() }
      book(wager, 'betting', [memberAccount(wager.memberId), stakesAccount(wager.memberId), wager.stake])
      return db.wagers.insert(wager)
    },
    /** Gives the held stake to the house and `payout` (0 or more, stake included) to the member. Once per wager. */
    async settle(orderNo: string, payout: number): Promise<Wager> {
      const wager = open(orderNo)
      book(wager, 'betting', [stakesAccount(wager.memberId), houseOf(wager), wager.stake])
      if (payout > 0) book(wager, 'winning', [houseOf(wager), memberAccount(wager.memberId), payout])
      return db.wagers.update(orderNo, { state: 'settled', payout, settledAt: clock.now() })
    },
    /** Gives the held stake back. */
    async cancel(orderNo: string): Promise<Wager> {
      const wager = open(orderNo)
      book(wager, 'refund', [stakesAccount(wager.memberId), memberAccount(wager.memberId), wager.stake])
      return db.wagers.update(orderNo, { state: 'cancelled', settledAt: clock.now() })
    },
    /** The member's wagers, newest first. */
    of: (memberId: number, matches: (wager: Wager) => boolean = () => true): Wager[] =>
      db.wagers.where((wager) => wager.memberId === memberId && matches(wager)).reverse(),
  }
}
