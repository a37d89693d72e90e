import type { Caller } from '../../kernel/caller.ts'
import { memberAccount } from '../../kernel/ledger.ts'
import { invalidField, Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import { type Block, blocksOf, refuseBlocked } from './restrictions.ts'
import { createPayouts, type WithdrawalsSettings } from './payouts.ts'
import { asksForPassword, standings, type WithdrawalsNeeds } from './standing.ts'
import { isOpen, type Withdrawal, withdrawalTable } from './withdrawal.model.ts'
import { feeOf, refuseAmount, type UsedToday, usedToday } from './withdrawal-rules.ts'

export type { Withdrawal } from './withdrawal.model.ts'
export type { UsedToday } from './withdrawal-rules.ts'
export type WithdrawalsService = ReturnType<typeof withdrawalsService>
export type WithdrawalDraft = {
  kind: Withdrawal['kind']
  accountId: number | undefined
  /** Minor units; nothing when it was finer than that. */
  amount: number | undefined
  password: string | undefined
}
/** Money out: asked for by the member, looked at, sent, and given back where it comes to nothing. */
export const withdrawalsService = (world: World<WithdrawalsSettings>, needs: WithdrawalsNeeds) => {
  const { clock, ids } = world
  const { accounts, paymentPassword } = needs
  const rows = world.table(withdrawalTable)
  const payouts = createPayouts(world)
  const of = (memberId: number): Withdrawal[] => rows.where({ memberId })
  const used = (memberId: number): UsedToday => usedToday(of(memberId), clock.now())

  const standingOf = standings(world, needs)

  /** Whoever asks must know the payment password, unless the site asks nobody for it. */
  async function prove(memberId: number, password: string | undefined) {
    if (!asksForPassword(needs)) return
    if (password === undefined) throw invalidField('password', 'is missing')
    await paymentPassword.check(memberId, password, 'password')
  }

  return {
    approve: payouts.approve,
    reject: payouts.reject,
    sendBack: payouts.sendBack,

    /** What stands in the member's way, the most important first. */
    blocks: (member: Caller): Block[] => blocksOf(standingOf(member)),

    /** Takes the amount out of the balance and sends it on its way; or refuses, and takes nothing. */
    async withdraw(member: Caller, { kind, accountId, amount, password }: WithdrawalDraft): Promise<Withdrawal> {
      refuseBlocked(blocksOf(standingOf(member, kind), kind))
      const account = accounts.named(member.id, accountId)
      if (account.kind !== kind) throw invalidField('currentWithdrawType', 'is not the kind of this account')
      refuseAmount(amount, kind, used(member.id))
      refuseOverdraft(world, member.id, amount)
      await prove(member.id, password)
      const { bankCode, number } = account
      const now = clock.now()
      const fee = feeOf(amount, used(member.id))
      const base = { id: ids.order('W'), memberId: member.id, kind, bankCode, number, amount, fee }
      return payouts.begin({ ...base, state: 'submitted', submittedAt: now, changedAt: now })
    },

    /** What would be taken out of `amount`. */
    feeFor: (memberId: number, amount: number): number => feeOf(amount, used(memberId)),
    used,
    /** In the order they were asked for. */
    of,
    /** How many are neither paid nor given back. */
    countOpen: (memberId: number): number => of(memberId).filter(isOpen).length,
    /** All that wait for somebody. */
    open: (): Withdrawal[] => (['submitted', 'reviewing', 'paying'] as const).flatMap((state) => rows.where({ state })),
  }
}

function refuseOverdraft({ ledger }: World, memberId: number, amount: number) {
  if (amount <= ledger.balance(memberAccount(memberId))) return
  const value = { field: 'amount', reason: 'is more than the balance' }
  throw new Refusal(400, 'balance.not.enough', 'The balance is not enough', value)
}
