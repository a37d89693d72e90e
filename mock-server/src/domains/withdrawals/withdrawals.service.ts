import type { Caller } from '../../kernel/world/caller.ts'
import { memberAccount } from '../../kernel/money/ledger.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import { type Restriction, restrictionsOf, assertUnrestricted } from './restrictions.ts'
import { createSupportPayouts } from './support-payouts.ts'
import { createPayouts, type WithdrawalsSettings } from './payouts.ts'
import { requiresPassword, createWithdrawalContext, type WithdrawalsDependencies } from './withdrawal-context.ts'
import { isOpen, type Withdrawal, withdrawalTable } from './withdrawal.model.ts'
import { feeOf, assertAmount, type UsedToday, usedToday } from './withdrawal-rules.ts'

export type { Withdrawal } from './withdrawal.model.ts'
export type { UsedToday } from './withdrawal-rules.ts'
export type WithdrawalsService = ReturnType<typeof withdrawalsService>
export type WithdrawalDraft = {
  kind: Withdrawal['kind']
  accountId: number | undefined
  /** Minor units; undefined if it had more than two decimals. */
  amount: number | undefined
  password: string | undefined
}
export const withdrawalsService = (world: World<WithdrawalsSettings>, dependencies: WithdrawalsDependencies) => {
  const { clock, ids } = world
  const { accounts, paymentPassword } = dependencies
  const rows = world.table(withdrawalTable)
  const payouts = createPayouts(world, createNotices(dependencies))
  const of = (memberId: number): Withdrawal[] => rows.where({ memberId })
  const used = (memberId: number): UsedToday => usedToday(of(memberId), clock.now())

  const contextOf = createWithdrawalContext(world, dependencies)

  async function verifyPassword(memberId: number, password: string | undefined) {
    if (!requiresPassword(dependencies)) return
    if (password === undefined) throw invalidField('password', 'is missing')
    await paymentPassword.check(memberId, password, 'password')
  }

  return {
    approve: payouts.approve,
    reject: payouts.reject,
    sendBack: payouts.sendBack,
    payOut: createSupportPayouts(world, dependencies, payouts),

    restrictions: (member: Caller): Restriction[] => restrictionsOf(contextOf(member)),

    /** Holds the amount and starts the withdrawal. Throws a Refusal and changes nothing if it is not allowed. */
    async withdraw(member: Caller, { kind, accountId, amount, password }: WithdrawalDraft): Promise<Withdrawal> {
      assertUnrestricted(restrictionsOf(contextOf(member, kind), kind))
      const account = accounts.get(member.id, accountId)
      if (account.kind !== kind) throw invalidField('currentWithdrawType', 'is not the kind of this account')
      assertAmount(amount, kind, used(member.id))
      assertAffordable(world, member.id, amount)
      await verifyPassword(member.id, password)
      const { bankCode, number } = account
      const now = clock.now()
      const fee = feeOf(amount, used(member.id))
      const base = { id: ids.order('W'), memberId: member.id, kind, bankCode, number, amount, fee }
      return payouts.submit({ ...base, state: 'submitted', submittedAt: now, changedAt: now })
    },

    feeFor: (memberId: number, amount: number): number => feeOf(amount, used(memberId)),
    used,
    of,
    countOpen: (memberId: number): number => of(memberId).filter(isOpen).length,
    open: (): Withdrawal[] => (['submitted', 'reviewing', 'paying'] as const).flatMap((state) => rows.where({ state })),
  }
}

const PAID = { vi: 'Yêu cầu rút tiền đã được chi trả', en: 'Your withdrawal has been paid' }

const createNotices =
  ({ members, outbox, system }: WithdrawalsDependencies) =>
  async ({ id, memberId }: Withdrawal): Promise<void> => {
    const { vi } = system.nameSite({ vi: `{site}: ${PAID.vi}`, en: PAID.en })
    await outbox.send(members.get(memberId) ?? {}, { subject: PAID.vi, text: `${vi}. ${PAID.en}. ${id}` })
  }

function assertAffordable({ ledger }: World, memberId: number, amount: number) {
  if (amount <= ledger.balance(memberAccount(memberId))) return
  const value = { field: 'amount', reason: 'is more than the balance' }
  throw new Refusal(400, 'balance.not.enough', 'The balance is not enough', value)
}
