import { memberAccount } from '../../kernel/money/ledger.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { createPayouts } from './payouts.ts'
import type { WithdrawalsDependencies } from './withdrawal-context.ts'
import type { Withdrawal } from './withdrawal.model.ts'

export type PayoutTarget = Pick<Withdrawal, 'bankCode' | 'number'>
type Dependencies = Pick<WithdrawalsDependencies, 'members' | 'accounts' | 'breaks'>

/**
 * Returns the command with which customer service pays out the balance of an excluded member, who cannot log in: to the target, or else to
 * the member's first account for withdrawals.
 */
export const createSupportPayouts =
  (
    { clock, ids, ledger }: World,
    { members, accounts, breaks }: Dependencies,
    payouts: ReturnType<typeof createPayouts>,
  ) =>
  async (account: string, target?: PayoutTarget): Promise<Withdrawal> => {
    const { id: memberId } = members.getByAccount(account)
    if (!breaks.isExcluded(memberId)) throw invalidField('account', 'is not excluded: the member can withdraw')
    const amount = ledger.balance(memberAccount(memberId))
    if (amount === 0) throw invalidField('account', 'has no balance')
    const to = target ? { ...target, kind: 'BC' as const } : accounts.of(memberId)[0]
    if (!to) throw invalidField('number', 'is missing: the member has no account for withdrawals')
    const { kind, bankCode, number } = to
    const now = clock.now()
    const base = { id: ids.order('W'), memberId, kind, bankCode, number, amount, fee: 0 }
    return payouts.payAtOnce({ ...base, state: 'paying', submittedAt: now, changedAt: now })
  }
