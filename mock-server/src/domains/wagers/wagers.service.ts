import { houseAccount, memberAccount, stakesAccount } from '../../kernel/money/ledger.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LimitsService } from '../responsible-gaming/limits/limits.service.ts'
import type { PlayRulesService } from '../responsible-gaming/play-rules.service.ts'
import { type Wager, wagerTable } from './wager.model.ts'

export type { Wager } from './wager.model.ts'

export type WagerDraft = Pick<
  Wager,
  'memberId' | 'gameType' | 'vassalage' | 'gameCode' | 'gameName' | 'nodeId' | 'stake' | 'beginsAt' | 'bet' | 'lottery'
>
export type WagersService = ReturnType<typeof wagersService>
type Rules = {
  limits: Pick<LimitsService, 'assertStake' | 'assertFreeRound'>
  playRules: Pick<PlayRulesService, 'assertRound' | 'assertStakes' | 'resume'>
}

/** Stakes and payouts. Every simulator moves money through this service. */
export const wagersService = ({ table, ledger, clock, ids }: World, { limits, playRules }: Rules) => {
  const wagers = table(wagerTable)
  const houseOf = (wager: Wager) => houseAccount(wager.vassalage)
  const getOpen = (orderNo: string) => {
    const wager = wagers.get(orderNo)
    if (!wager) throw new Error(`Failed to settle ${orderNo}: there is no such wager`)
    if (wager.state !== 'open') throw new Error(`Failed to settle ${orderNo}: it is ${wager.state} already`)
    return wager
  }
  const post = (wager: Wager, type: Move['type'], between: Move['between']) =>
    ledger.post({ at: clock.now(), ...transactionOf(wager, { type, between }) })

  /** Returns the held stake to the member. Throws if the wager is not open. */
  async function cancel(orderNo: string): Promise<Wager> {
    const wager = getOpen(orderNo)
    post(wager, 'refund', [stakesAccount(wager.memberId), memberAccount(wager.memberId), wager.stake])
    return wagers.update(orderNo, { state: 'cancelled', settledAt: clock.now() })
  }

  return {
    /** Moves the stake from the member's balance to the stakes account. Throws a Refusal if the balance is too low, or a limit of the member or of the rulebook would be exceeded. */
    async place(draft: WagerDraft, prefix = 'B'): Promise<Wager> {
      assertStake(draft.stake, ledger.balance(memberAccount(draft.memberId)))
      limits.assertStake(draft.memberId, draft.stake)
      playRules.assertRound(draft)
      const wager = newWager(draft, { id: ids.order(prefix), at: clock.now() })
      post(wager, 'betting', [memberAccount(wager.memberId), stakesAccount(wager.memberId), wager.stake])
      await playRules.resume(wager)
      return wagers.insert(wager)
    },
    /** Throws a Refusal if stakes of this sum exceed a limit. A service that places several bets asks first, so that none is placed in part. */
    assertWithinLimits(memberId: number, sum: number, field?: string): void {
      limits.assertStake(memberId, sum, field)
      playRules.assertStakes(memberId, sum, field)
    },
    /** Begins a round without a stake. It keeps the pace of the rulebook too, and waits during a break. */
    async placeFree(draft: Omit<WagerDraft, 'stake'>, prefix = 'B'): Promise<Wager> {
      limits.assertFreeRound(draft.memberId)
      playRules.assertRound({ ...draft, stake: 0 })
      return wagers.insert(newWager({ ...draft, stake: 0 }, { id: ids.order(prefix), at: clock.now() }))
    },
    /** Moves the held stake to the house and `payout` (0 or more, stake included) to the member. Throws if the wager is not open. */
    async settle(orderNo: string, payout: number): Promise<Wager> {
      const wager = getOpen(orderNo)
      if (wager.stake > 0) post(wager, 'betting', [stakesAccount(wager.memberId), houseOf(wager), wager.stake])
      if (payout > 0) post(wager, 'winning', [houseOf(wager), memberAccount(wager.memberId), payout])
      return wagers.update(orderNo, { state: 'settled', payout, settledAt: clock.now() })
    },
    /** Returns the stakes of a member's open bets on events that have not begun. */
    async cancelBeforeBegin(memberId: number): Promise<void> {
      const open = wagers.where({ memberId, state: 'open' })
      for (const { id, beginsAt = 0 } of open) if (beginsAt > clock.now()) await cancel(id)
    },
    cancel,
    get: (orderNo: string): Wager | undefined => wagers.get(orderNo),
    of: (memberId: number, nodeId?: number): Wager[] => wagers.where({ memberId, nodeId }).reverse(),
    openOf: (memberId: number): Wager[] => wagers.where({ memberId, state: 'open' }),
  }
}

const newWager = (draft: WagerDraft, { id, at }: { id: string; at: number }): Wager => ({
  ...draft,
  id,
  payout: 0,
  state: 'open',
  placedAt: at,
})

type Move = { type: 'betting' | 'winning' | 'refund'; between: [from: string, to: string, amount: number] }

export const transactionOf = ({ id, gameName }: Wager, { type, between: [from, to, amount] }: Move) => ({
  type,
  orderNo: id,
  remark: gameName,
  postings: [
    { account: from, amount: -amount },
    { account: to, amount },
  ],
})

/** Runs before any change, so that a refused stake does not even use up an order number. */
function assertStake(stake: number, balance: number) {
  const refusal = (code: 'stake.invalid' | 'balance.not.enough', reason: string) =>
    new Refusal(400, code, `The stake ${reason}`, { field: 'stake', reason })
  if (!Number.isSafeInteger(stake) || stake <= 0) throw refusal('stake.invalid', 'must be above 0')
  if (stake > balance) throw refusal('balance.not.enough', 'is more than the balance')
}
