import type { PaymentPasswordReset } from '@longan/sdk'
import type { Language } from '../../kernel/language.ts'
import { invalidField } from '../../kernel/refusal.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import type { MailCodesService } from '../verification/mail-codes.service.ts'
import type { MobileCodesService } from '../verification/mobile-codes.service.ts'
import type { MobilesService } from '../verification/mobiles.service.ts'
import type { PaymentPasswordService } from './payment-password.service.ts'
import { twice } from './matching-fields.ts'

export type PaymentResetService = ReturnType<typeof paymentResetService>
export type ResetNeeds = {
  members: MembersService
  mobiles: MobilesService
  mobileCodes: MobileCodesService
  mailCodes: MailCodesService
}
type Needs = ResetNeeds & { paymentPassword: PaymentPasswordService }
type Proven = () => Promise<void>

const newOf = ({ password, confirmPassword }: PaymentPasswordReset) =>
  twice(['password', password], ['confirmPassword', confirmPassword])

/** A new payment password for somebody who has forgotten theirs. */
export const paymentResetService = ({ members, mobiles, mobileCodes, mailCodes, paymentPassword }: Needs) => {
  async function byLogin({ id }: Member, { loginPassword }: PaymentPasswordReset): Promise<Proven> {
    if (!loginPassword) throw invalidField('loginPassword', 'is missing')
    await paymentPassword.proveByLogin(id, members.isPassword(members.get(id)!, loginPassword))
    return async () => {}
  }
  const byPhone = (member: Member, { mobileNum = '', countryDialingCode, ...proof }: PaymentPasswordReset) =>
    mobiles.checkCurrent(member, {
      ...mobileCodes.numberOf({ mobileNum, ...(countryDialingCode && { countryDialingCode }) }),
      verificationCode: proof.verificationCode,
      firebaseIdToken: proof.firebaseIdToken,
    })
  const byMail = (member: Member, { email = '', verificationCode = '' }: PaymentPasswordReset) =>
    mailCodes.checkProof(member, email, verificationCode)
  const ways = { L: byLogin, S: byPhone, E: byMail }

  return {
    /** Sets it for whoever proves by login password, by phone or by mail who it is. By mail without a code, one is sent. */
    async reset(memberId: number, typed: PaymentPasswordReset, language: Language): Promise<void> {
      const member = members.get(memberId)!
      paymentPassword.refuseUnset(memberId)
      if (typed.method === 'E' && !typed.verificationCode)
        return mailCodes.sendProof(member, typed.email ?? '', language)
      const to = newOf(typed)
      const spend = await ways[typed.method](member, typed)
      await spend()
      await paymentPassword.reset(memberId, to)
    },
  }
}
