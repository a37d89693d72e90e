import type { Language } from '../../kernel/language.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import { codeMessage } from './code-words.ts'
import type { CodesService, Purpose } from './codes.service.ts'
import { type Phone, phoneOf, refuseTaken } from './phone.ts'

export type MobileCodesService = ReturnType<typeof mobileCodesService>
/** A number, and what the request calls it. */
type Named = Phone & { field: string }
type Needs = { members: MembersService; codes: CodesService }

/** What a code is for that a member asks for. */
export const ofMember = ({ id }: Pick<Member, 'id'>): Purpose => `member ${id}`

/** Who is sent which code. Each answers when another can be asked for. */
export const mobileCodesService = ({ members, codes }: Needs) => ({
  /** The number in one form, however it was typed; refuses one that cannot be a number. */
  numberOf: phoneOf,

  /** A code for whoever signs in by a number, or has forgotten a password; strangers get none. */
  sendToGuest: ({ phone, field }: Named, language: Language): Promise<number> =>
    codes.send({ purpose: 'guest', to: phone }, members.byPhone(phone) && codeMessage('guest', language), field),

  /** A code for whoever joins with a number that nobody has yet. */
  async sendToNewcomer({ phone, field }: Named, language: Language): Promise<number> {
    refuseTaken(members.byPhone(phone), { field })
    return codes.send({ purpose: 'register', to: phone }, codeMessage('register', language), field)
  },

  /** A code for a member who signs in on a new device, unless one is on its way. */
  sendForDevice: (phone: string, language: Language): Promise<number> =>
    codes.ensure({ purpose: 'device', to: phone }, codeMessage('device', language), 'loginDeviceId'),

  /** A code for a member who verifies a number. */
  async sendToMember(member: Pick<Member, 'id'>, { phone, field }: Named, language: Language): Promise<number> {
    refuseTaken(members.byPhone(phone), { member, field })
    return codes.send({ purpose: ofMember(member), to: phone }, codeMessage('member', language), field)
  },
})
