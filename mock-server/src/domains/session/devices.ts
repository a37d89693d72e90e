import { digest } from '../../kernel/random.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Language } from '../../kernel/language.ts'
import type { World } from '../../kernel/world.ts'
import type { Member } from '../member/member.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { MobileCodesService } from '../verification/mobile-codes.service.ts'
import { deviceTable } from './session.model.ts'

/** The browser that somebody signs in with, as it names itself. */
export type Device = { loginDeviceId?: string | undefined }
type Needs = { system: SystemService; mobileCodes: MobileCodesService }

const markOf = (memberId: number, { loginDeviceId = '' }: Device) => digest(`${memberId} ${loginDeviceId}`)

/** The browsers that are known to be a member's. */
export const devicesOf = ({ table }: World, { system, mobileCodes }: Needs) => {
  const devices = table(deviceTable)
  return {
    async remember({ id: memberId }: Pick<Member, 'id'>, device: Device) {
      const id = markOf(memberId, device)
      if (device.loginDeviceId && !devices.get(id)) await devices.insert({ id })
    },

    /** Where the site asks for it, a browser that is not known takes a code from the member's phone; whoever has none is let in. */
    async refuseUnknown({ id, phone, isMobileVerified }: Member, device: Device, language: Language) {
      if (!system.isOn('LOGINIPVERF3') || !phone || !isMobileVerified || devices.get(markOf(id, device))) return
      const expirationTime = await mobileCodes.sendForDevice(phone, language)
      const reason = 'is not known: a code was sent to the mobile number of the account'
      const value = { field: 'loginDeviceId', reason, data: { expirationTime } }
      throw new Refusal(400, 'login_verify_required', `loginDeviceId: ${reason}`, value)
    },
  }
}
