import type { RegistrationInput } from '@longan/sdk'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { Member } from '../member/member.service.ts'
import type { AgeRuleService } from '../responsible-gaming/age-rule.service.ts'
import type { BreaksService } from '../responsible-gaming/breaks.service.ts'
import type { PaymentPasswordService } from '../security/payment-password.service.ts'
import type { SessionService } from '../session/session.service.ts'
import type { HumanCheckService } from '../verification/human-check.service.ts'
import type { IdentityService } from '../verification/identity.service.ts'
import type { MobileCodesService } from '../verification/mobile-codes.service.ts'
import type { PhoneProofService } from '../verification/phone-proof.service.ts'
import type { OriginDependencies } from './origin.ts'

export type RegistrationDependencies = OriginDependencies & {
  ageRule: AgeRuleService
  breaks: BreaksService
  session: SessionService
  humanCheck: HumanCheckService
  identity: IdentityService
  mobileCodes: MobileCodesService
  phoneProof: PhoneProofService
  paymentPassword: PaymentPasswordService
}
export type Form = 'username' | 'mobile' | 'autoUsername' | 'onlyMobile'
export type Application = RegistrationInput & { captchaId?: string | undefined }
/** The mobile number of a new member; `spend` uses its proof up, if there was one. */
export type NewMobile = { phone: string; countryDialingCode: string; consumeProof?: () => Promise<void> }

export function assertAvailable(field: string, owner: Member | undefined) {
  if (!owner) return
  const code = field === 'username' ? 'member.exists' : 'account.in.use'
  const reason = 'belongs to another account'
  throw new Refusal(400, code, `${field}: ${reason}`, { field, reason })
}
