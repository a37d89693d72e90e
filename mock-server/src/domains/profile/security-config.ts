import type { Value } from '../../kernel/http.ts'
import type { Member } from '../member/member.service.ts'
import type { PaymentPasswordService } from '../security/payment-password.service.ts'
import type { AccountsService } from '../withdrawals/accounts.service.ts'
import type { ProfileService } from './profile.service.ts'

export type ConfigNeeds = {
  profile: ProfileService
  accounts: AccountsService
  paymentPassword: PaymentPasswordService
}

/** What guards the account, and how much of it is there (facts D.5). */
export function securityConfigOf(
  { id, email, phone, isMobileVerified = false }: Member,
  { profile, accounts, paymentPassword }: ConfigNeeds,
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
  const asked = Object.values(info).filter(({ enabled }) => enabled)
  const done = asked.filter(({ isComplete }) => isComplete).length
  return { completeProgress: Math.round((done / asked.length) * 100), info }
}
