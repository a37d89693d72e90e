import type { Caller } from '../../kernel/world/caller.ts'
import type { World } from '../../kernel/world/world.ts'
import type { GrantsService } from '../grants/grants.service.ts'
import type { MembersService } from '../member/member.service.ts'
import type { OutboxService } from '../outbox/outbox.service.ts'
import type { BreaksService } from '../responsible-gaming/breaks.service.ts'
import type { PaymentPasswordService } from '../security/payment-password.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { AccountsService } from './accounts.service.ts'
import type { WithdrawalContext } from './restrictions.ts'
import type { WithdrawalsSettings } from './payouts.ts'
import { type Withdrawal, withdrawalTable } from './withdrawal.model.ts'

export type WithdrawalsDependencies = {
  system: SystemService
  members: MembersService
  accounts: AccountsService
  grants: GrantsService
  paymentPassword: PaymentPasswordService
  breaks: Pick<BreaksService, 'isExcluded'>
  outbox: OutboxService
}

/** Returns true if withdrawals on this site require the payment password (facts E). */
export const requiresPassword = ({ system }: Pick<WithdrawalsDependencies, 'system'>): boolean =>
  !system.isOn('WDRAWNOPASSVERIF3')

export const createWithdrawalContext = (world: World<WithdrawalsSettings>, dependencies: WithdrawalsDependencies) => {
  const { members, accounts, grants, paymentPassword } = dependencies
  const rows = world.table(withdrawalTable)

  const missingOf = (memberId: number, kind?: Withdrawal['kind']) => [
    ...(members.get(memberId)?.payeeName === undefined && kind !== 'VW' ? ['required_payee_name'] : []),
    ...(accounts.of(memberId, kind).length === 0 ? ['required_withdrawal_account'] : []),
  ]

  return (member: Caller, kind?: Withdrawal['kind']): WithdrawalContext => ({
    member,
    isSiteOpen: world.settings.withdrawals.isOpen,
    missingInformation: missingOf(member.id, kind),
    lacksPaymentPassword: requiresPassword(dependencies) && !paymentPassword.isSet(member.id),
    turnover: grants.turnoverOf(member.id),
    withdrawals: rows.where({ memberId: member.id }),
    now: world.clock.now(),
  })
}
