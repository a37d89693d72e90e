import type { Value } from '../../kernel/http/http.ts'
import type { Member } from '../member/member.service.ts'
import type { PaymentPasswordService } from '../security/payment-password.service.ts'
import type { AccountsService } from '../withdrawals/accounts.service.ts'
import type { ProfileService } from './profile.service.ts'

export type SecurityDependencies = {
  profile: ProfileService
  accounts: AccountsService
  paymentPassword: PaymentPasswordService
}

/** The protections of an account, with the percentage that is set up (facts D.5). */
export function securityConfigOf(
  { id, email, phone, isMobileVerified = false }: Member,
  { profile, accounts, paymentPassword }: SecurityDependencies,
): Value<'getSecurityConfig'> {
  const on = (isComplete: boolean) => ({ enabled: true, isComplete })
  const off = { enabled: false, isComplete: false }
  const info = {
    bindGA: on(profile.isBound(id)),
    email: on(email !== undefined),
    mobileNum: on(phone !== undefined),
    mobileVerified: on(isMobileVerified),
    loginPassword: on(true),
    paymentPassword: on(paymentPassword.isSet(id)),
    securityQuestions: on(profile.questionsOf(id).length > 0),
    bankCards: on(accounts.of(id, 'BC').length > 0),
    virtualWallets: on(accounts.of(id, 'VW').length > 0),
    eWallet: on(accounts.of(id, 'EW').length > 0),
    idVerification: off,
    cpfVerification: off,
  }
  const enabledItems = Object.values(info).filter(({ enabled }) => enabled)
  const complete = enabledItems.filter(({ isComplete }) => isComplete).length
  return { completeProgress: Math.round((complete / enabledItems.length) * 100), info }
}
