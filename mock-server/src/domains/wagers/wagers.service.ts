import { houseAccount, memberAccount, stakesAccount } from '../../kernel/ledger.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import { type Wager, wagerTable } from './wager.model.ts'

export type { Wager } from './wager.model.ts'

export type WagerDraft = Pick<
  Wager,
  'memberId' | 'gameType' | 'vassalage' | 'gameCode' | 'gameName' | 'nodeId' | 'stake' | 'bet' | 'lottery'
>
export type WagersService = ReturnType<typeof wagersService>

/** Stakes and payouts: what every partner moves money with. */
export const wagersService = ({ table, ledger, clock, ids }: World) => {
  const wagers = table(wagerTable)
  const houseOf = (wager: Wager) => houseAccount(wager.vassalage)
  const open = (orderNo: string) => {
    const wager = wagers.get(orderNo)
    if (!wager) throw new Error(`Failed to settle ${orderNo}: there is no such wager`)
    if (wager.state !== 'open') throw new Error(`Failed to settle ${orderNo}: it is ${wager.state} already`)
    return wager
  }
  const book = (wager: Wager, type: Move['type'], between: Move['between']) =>
    ledger.post({ at: clock.now(), ...transactionOf(wager, { type, between }) })

  return {
    /** Takes the stake from the member's balance and holds it. Refused when the balance is not enough. */
    async place(draft: WagerDraft, prefix = 'B'): Promise<Wager> {
      refuseStake(draft.stake, ledger.balance(memberAccount(draft.memberId)))
      const wager = opened(draft, { id: ids.order(prefix), at: clock.now() })
      book(wager, 'betting', [memberAccount(wager.memberId), stakesAccount(wager.memberId), wager.stake])
      return wagers.insert(wager)
    },
    /** Opens a wager that costs nothing: a free spin. */
    placeFree: (draft: Omit<WagerDraft, 'stake'>, prefix = 'B'): Promise<Wager> =>
      wagers.insert(opened({ ...draft, stake: 0 }, { id: ids.order(prefix), at: clock.now() })),
    /** Gives the held stake to the house and `payout` (0 or more, stake included) to the member. Once per wager. */
    async settle(orderNo: string, payout: number): Promise<Wager> {
      const wager = open(orderNo)
      if (wager.stake > 0) book(wager, 'betting', [stakesAccount(wager.memberId), houseOf(wager), wager.stake])
      if (payout > 0) book(wager, 'winning', [houseOf(wager), memberAccount(wager.memberId), payout])
      return wagers.update(orderNo, { state: 'settled', payout, settledAt: clock.now() })
    },
    /** Gives the held stake back. */
    async cancel(orderNo: string): Promise<Wager> {
      const wager = open(orderNo)
      book(wager, 'refund', [stakesAccount(wager.memberId), memberAccount(wager.memberId), wager.stake])
      return wagers.update(orderNo, { state: 'cancelled', settledAt: clock.now() })
    },
    get: (orderNo: string): Wager | undefined => wagers.get(orderNo),
    /** The member's wagers, newest first; of one game where `nodeId` names it. */
    of: (memberId: number, nodeId?: number): Wager[] => wagers.where({ memberId, nodeId }).reverse(),
    openOf: (memberId: number): Wager[] => wagers.where({ memberId, state: 'open' }),
  }
}

const opened = (draft: WagerDraft, { id, at }: { id: string; at: number }): Wager => ({
  ...draft,
  id,
  payout: 0,
  state: 'open',
  placedAt: at,
})

type Move = { type: 'betting' | 'winning' | 'refund'; between: [from: string, to: string, amount: number] }

/** A movement of money for `wager`, as the ledger takes it. */
export const transactionOf = ({ id, gameName }: Wager, { type, between: [from, to, amount] }: Move) => ({
  type,
  orderNo: id,
  remark: gameName,
  postings: [
    { account: from, amount: -amount },
    { account: to, amount },
  ],
})

/** Before anything happens, so that a refused stake leaves no trace: not even a number. */
function refuseStake(stake: number, balance: number) {
  const refuse = (code: 'stake.invalid' | 'balance.not.enough', reason: string) =>
    new Refusal(400, code, `The stake ${reason}`, { field: 'stake', reason })
  if (!Number.isSafeInteger(stake) || stake <= 0) throw refuse('stake.invalid', 'must be above 0')
  if (stake > balance) throw refuse('balance.not.enough', 'is more than the balance')
}
