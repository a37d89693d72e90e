import type { World } from '../../kernel/world/world.ts'
import type { SystemService } from '../system/system.service.ts'
import type { Language } from '../../kernel/validation/language.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import { codeMessage } from './code-messages.ts'
import type { CodesService, Purpose } from './codes.service.ts'
import { type Phone, parsePhone, assertPhoneAvailable } from './phone.ts'

export type MobileCodesService = ReturnType<typeof mobileCodesService>
type NamedPhone = Phone & { field: string }
type Dependencies = { members: MembersService; codes: CodesService; system: Pick<SystemService, 'nameSite'> }

export const memberPurpose = ({ id }: Pick<Member, 'id'>): Purpose => `member ${id}`

/** Codes sent to mobile numbers. Each function returns the time from which another can be requested. */
export const mobileCodesService = (_world: World, { members, codes, system }: Dependencies) => ({
  toPhone: parsePhone,

  /** A code for a login by number or a password reset; sent only if a member has the number. */
  sendToGuest: ({ phone, field }: NamedPhone, language: Language): Promise<number> =>
    codes.send(
      { purpose: 'guest', to: phone },
      members.findByPhone(phone) && codeMessage('guest', { language, system }),
      field,
    ),

  async sendToNewcomer({ phone, field }: NamedPhone, language: Language): Promise<number> {
    assertPhoneAvailable(members.findByPhone(phone), { field })
    return codes.send({ purpose: 'register', to: phone }, codeMessage('register', { language, system }), field)
  },

  sendForDevice: (phone: string, language: Language): Promise<number> =>
    codes.ensure({ purpose: 'device', to: phone }, codeMessage('device', { language, system }), 'loginDeviceId'),

  async sendToMember(member: Pick<Member, 'id'>, { phone, field }: NamedPhone, language: Language): Promise<number> {
    assertPhoneAvailable(members.findByPhone(phone), { member, field })
    return codes.send({ purpose: memberPurpose(member), to: phone }, codeMessage('member', { language, system }), field)
  },
})
