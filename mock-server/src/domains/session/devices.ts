import { digest } from '../../kernel/world/random.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { Language } from '../../kernel/validation/language.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Member } from '../member/member.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { MobileCodesService } from '../verification/mobile-codes.service.ts'
import { deviceTable } from './session.model.ts'

export type Device = { loginDeviceId?: string | undefined }
type Dependencies = { system: SystemService; mobileCodes: MobileCodesService }

const deviceIdOf = (memberId: number, { loginDeviceId = '' }: Device) => digest(`${memberId} ${loginDeviceId}`)

export const createDevices = ({ table }: World, { system, mobileCodes }: Dependencies) => {
  const devices = table(deviceTable)
  return {
    async remember({ id: memberId }: Pick<Member, 'id'>, device: Device) {
      const id = deviceIdOf(memberId, device)
      if (device.loginDeviceId && !devices.get(id)) await devices.insert({ id })
    },

    /** On sites that check devices, sends a code to the member's phone and throws a Refusal for an unknown browser. Members without a verified phone are not checked. */
    async assertKnown({ id, phone, isMobileVerified }: Member, device: Device, language: Language) {
      if (!system.isOn('LOGINIPVERF3') || !phone || !isMobileVerified || devices.get(deviceIdOf(id, device))) return
      const expirationTime = await mobileCodes.sendForDevice(phone, language)
      const reason = 'is not known: a code was sent to the mobile number of the account'
      const value = { field: 'loginDeviceId', reason, data: { expirationTime } }
      throw new Refusal(400, 'login_verify_required', `loginDeviceId: ${reason}`, value)
    },
  }
}
