import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import type { SessionService } from '../session/session.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { MobileCodesService } from '../verification/mobile-codes.service.ts'
import type { PhoneProof, PhoneProofService } from '../verification/phone-proof.service.ts'

export type LoginPasswordService = ReturnType<typeof loginPasswordService>
export type PasswordDependencies = {
  members: MembersService
  session: SessionService
  system: SystemService
  mobileCodes: MobileCodesService
  phoneProof: PhoneProofService
}
type PasswordChange = { oldPassword: string; newPassword: string; confirmNewPassword: string }
type PasswordReset = PhoneProof & { newPassword: string; mobileNum: string; countryDialingCode?: string }

export const loginPasswordService = ({ members, session, system, mobileCodes, phoneProof }: PasswordDependencies) => {
  const assertValid = (password: string) => system.assertValidText('password', password, 'newPassword')

  function assertNewPassword(member: Member, password: string) {
    if (!members.isPassword(member, password)) return
    const value = { field: 'newPassword', reason: 'is the old one' }
    throw new Refusal(400, 'modify.new.old.same', 'The new password equals the old one', value)
  }

  return {
    /** Changes the password, given the old one. Ends all sessions except that of `token`. */
    async change({ id }: Pick<Member, 'id'>, input: PasswordChange, token: string | undefined): Promise<void> {
      const { oldPassword, newPassword, confirmNewPassword } = input
      assertValid(newPassword)
      if (confirmNewPassword !== newPassword) throw invalidField('confirmNewPassword', 'is not the same as newPassword')
      const member = await session.assertPassword(members.get(id)!, oldPassword, 'oldPassword')
      assertNewPassword(member, newPassword)
      await members.setPassword(member, newPassword)
      session.endOthers(id, token)
    },

    /** Resets the password, given a proof of the account's mobile number. The proof is used up only if the password is set. */
    async reset({ newPassword, verificationCode, firebaseIdToken, ...number }: PasswordReset): Promise<void> {
      const { phone } = mobileCodes.toPhone(number)
      assertValid(newPassword)
      const proof = { verificationCode, firebaseIdToken }
      const consumeProof = await phoneProof.check({ purpose: 'guest', to: phone }, proof)
      const member = assertUnlocked(members.findByPhone(phone))
      assertNewPassword(member, newPassword)
      await consumeProof()
      await members.setPassword(member, newPassword)
      session.endOthers(member.id)
    },
  }
}

function assertUnlocked(member: Member | undefined): Member {
  if (member && !member.isLocked) return member
  const value = { field: 'mobileNum', reason: 'does not exist or is locked' }
  throw new Refusal(400, 'member.locked', 'Sorry, the user does not exist or is disabled', value)
}
