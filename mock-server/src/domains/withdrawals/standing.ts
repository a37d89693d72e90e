import type { Caller } from '../../kernel/caller.ts'
import type { World } from '../../kernel/world.ts'
import type { GrantsService } from '../grants/grants.service.ts'
import type { MembersService } from '../member/member.service.ts'
import type { PaymentPasswordService } from '../security/payment-password.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { AccountsService } from './accounts.service.ts'
import type { Standing } from './restrictions.ts'
import type { WithdrawalsSettings } from './payouts.ts'
import { type Withdrawal, withdrawalTable } from './withdrawal.model.ts'

export type WithdrawalsNeeds = {
  system: SystemService
  members: MembersService
  accounts: AccountsService
  grants: GrantsService
  paymentPassword: PaymentPasswordService
}

/** Whether a withdrawal takes the payment password on this site (facts E). */
export const asksForPassword = ({ system }: Pick<WithdrawalsNeeds, 'system'>): boolean =>
  !system.isOn('WDRAWNOPASSVERIF3')

/** Where a member stands: what a withdrawal depends on. */
export const standings = (world: World<WithdrawalsSettings>, needs: WithdrawalsNeeds) => {
  const { members, accounts, grants, paymentPassword } = needs
  const rows = world.table(withdrawalTable)

  const missingOf = (memberId: number, kind?: Withdrawal['kind']) => [
    ...(members.get(memberId)?.payeeName === undefined && kind !== 'VW' ? ['required_payee_name'] : []),
    ...(accounts.of(memberId, kind).length === 0 ? ['required_withdrawal_account'] : []),
  ]

  return (member: Caller, kind?: Withdrawal['kind']): Standing => ({
    member,
    isSiteOpen: world.settings.withdrawals.isOpen,
    missingInformation: missingOf(member.id, kind),
    lacksPaymentPassword: asksForPassword(needs) && !paymentPassword.isSet(member.id),
    turnover: grants.turnoverOf(member.id),
    withdrawals: rows.where({ memberId: member.id }),
    now: world.clock.now(),
  })
}
