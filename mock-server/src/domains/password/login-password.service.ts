import { invalidField, Refusal } from '../../kernel/refusal.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import type { SessionService } from '../session/session.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { MobileCodesService } from '../verification/mobile-codes.service.ts'
import type { PhoneProof, PhoneProofService } from '../verification/phone-proof.service.ts'

export type LoginPasswordService = ReturnType<typeof loginPasswordService>
export type PasswordNeeds = {
  members: MembersService
  session: SessionService
  system: SystemService
  mobileCodes: MobileCodesService
  phoneProof: PhoneProofService
}
type Change = { oldPassword: string; newPassword: string; confirmNewPassword: string }
type Reset = PhoneProof & { newPassword: string; mobileNum: string; countryDialingCode?: string }

/** The password of the login. */
export const loginPasswordService = ({ members, session, system, mobileCodes, phoneProof }: PasswordNeeds) => {
  const refuseUnfit = (password: string) => system.refuseUnfit('password', password, 'newPassword')

  function refuseSame(member: Member, password: string) {
    if (!members.isPassword(member, password)) return
    const value = { field: 'newPassword', reason: 'is the old one' }
    throw new Refusal(400, 'modify.new.old.same', 'The new password equals the old one', value)
  }

  return {
    /** Takes another for whoever knows the old one; only the session of this token goes on. */
    async change({ id }: Pick<Member, 'id'>, typed: Change, token: string | undefined): Promise<void> {
      const { oldPassword, newPassword, confirmNewPassword } = typed
      refuseUnfit(newPassword)
      if (confirmNewPassword !== newPassword) throw invalidField('confirmNewPassword', 'is not the same as newPassword')
      const member = await session.provePassword(members.get(id)!, oldPassword, 'oldPassword')
      refuseSame(member, newPassword)
      await members.setPassword(member, newPassword)
      session.endOthers(id, token)
    },

    /** Sets a new one for whoever holds the number of the account. Before it is set the proof is not used up. */
    async reset({ newPassword, verificationCode, firebaseIdToken, ...number }: Reset): Promise<void> {
      const { phone } = mobileCodes.numberOf(number)
      refuseUnfit(newPassword)
      const spend = await phoneProof.check({ purpose: 'guest', to: phone }, { verificationCode, firebaseIdToken })
      const member = open(members.byPhone(phone))
      refuseSame(member, newPassword)
      await spend()
      await members.setPassword(member, newPassword)
      session.endOthers(member.id)
    },
  }
}

function open(member: Member | undefined): Member {
  if (member && !member.isLocked) return member
  const value = { field: 'mobileNum', reason: 'does not exist or is locked' }
  throw new Refusal(400, 'member.locked', 'Sorry, the user does not exist or is disabled', value)
}
