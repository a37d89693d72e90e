import type { PaymentPasswordReset } from '@longan/sdk'
import type { Language } from '../../kernel/validation/language.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import type { MailCodesService } from '../verification/mail-codes.service.ts'
import type { MobileCodesService } from '../verification/mobile-codes.service.ts'
import type { MobilesService } from '../verification/mobiles.service.ts'
import type { PaymentPasswordService } from './payment-password.service.ts'

type FieldValue = [field: string, text: string | undefined]

export function assertMatching([field, first]: FieldValue, [confirmationField, second]: FieldValue): string {
  if (first === undefined) throw invalidField(field, 'is missing')
  if (first !== second) throw invalidField(confirmationField, `is not the same as ${field}`)
  return first
}

export type PaymentResetService = ReturnType<typeof paymentResetService>
export type ResetDependencies = {
  members: MembersService
  mobiles: MobilesService
  mobileCodes: MobileCodesService
  mailCodes: MailCodesService
}
type Dependencies = ResetDependencies & { paymentPassword: PaymentPasswordService }
type ConsumeProof = () => Promise<void>

const newPasswordOf = ({ password, confirmPassword }: PaymentPasswordReset) =>
  assertMatching(['password', password], ['confirmPassword', confirmPassword])

export const paymentResetService = ({ members, mobiles, mobileCodes, mailCodes, paymentPassword }: Dependencies) => {
  async function byLogin({ id }: Member, { loginPassword }: PaymentPasswordReset): Promise<ConsumeProof> {
    if (!loginPassword) throw invalidField('loginPassword', 'is missing')
    await paymentPassword.assertLoginPassword(id, members.isPassword(members.get(id)!, loginPassword))
    return async () => {}
  }
  const byPhone = (member: Member, { mobileNum = '', countryDialingCode, ...proof }: PaymentPasswordReset) =>
    mobiles.checkCurrent(member, {
      ...mobileCodes.toPhone({ mobileNum, ...(countryDialingCode && { countryDialingCode }) }),
      verificationCode: proof.verificationCode,
      firebaseIdToken: proof.firebaseIdToken,
    })
  const byMail = (member: Member, { email = '', verificationCode = '' }: PaymentPasswordReset) =>
    mailCodes.checkProof(member, email, verificationCode)
  const methods = { L: byLogin, S: byPhone, E: byMail }

  return {
    /** Resets the payment password, given a proof by login password, phone or mail. By mail without a code, a code is sent. */
    async reset(memberId: number, input: PaymentPasswordReset, language: Language): Promise<void> {
      const member = members.get(memberId)!
      paymentPassword.assertSet(memberId)
      if (input.method === 'E' && !input.verificationCode)
        return mailCodes.sendProof(member, input.email ?? '', language)
      const to = newPasswordOf(input)
      const consumeProof = await methods[input.method](member, input)
      await consumeProof()
      await paymentPassword.reset(memberId, to)
    },
  }
}
