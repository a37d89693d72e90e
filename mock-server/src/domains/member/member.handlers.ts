import type { MemberUpdate } from '@longan/sdk'
import type { HandlerCall, Handlers } from '../../kernel/http.ts'
import type { SystemService } from '../system/system.service.ts'
import { changeOf, CONTACTS } from './member-update.ts'
import type { Member, MembersService } from './member.service.ts'

const maskedMobile = (number: string) => `${number.slice(0, 2)}****${number.slice(-4)}`
const maskedEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1****')

/** How to reach the member, masked: whoever looks over a shoulder reads nothing. */
const contactsOf = ({ phone, countryDialingCode = '', isMobileVerified = false, email }: Member) => ({
  ...(phone !== undefined && {
    mobile: maskedMobile(`0${phone.slice(countryDialingCode.length)}`),
    countryDialingCode,
  }),
  mobileVerified: isMobileVerified,
  ...(email !== undefined && { email: maskedEmail(email) }),
})

const toldOf = ({ profile = {} }: Member) => ({
  ...Object.fromEntries(
    CONTACTS.filter((name) => profile[name]).map((name) => [name, `${profile[name]!.slice(0, 2)}****`]),
  ),
  ...(profile['birthday'] !== undefined && { birthday: profile['birthday'] }),
})

/** When, from where and, where the site shows that, from which country the member came in last. */
const lastLoginOf = ({ lastLoginAt }: Member, { visitor, isOn }: SystemService) =>
  lastLoginAt !== undefined && {
    lastLogin: lastLoginAt,
    lastLoginIp: visitor.ip,
    ...(isOn('DISPLAYLOCATION3') && { lastLoginLocation: visitor.region }),
  }

const asInfo = (member: Member, system: SystemService) => {
  const { id, account, nickname, type, registeredAt, vipLabel, payeeName } = member
  return {
    id,
    account,
    nickname,
    ...contactsOf(member),
    ...toldOf(member),
    ...(type !== undefined && { type }),
    ...(payeeName !== undefined && { payee: payeeName }),
    bindGA: member.hasAuthenticator ?? false,
    regDate: registeredAt,
    ...lastLoginOf(member, system),
    ...(vipLabel && {
      clubLabel: { labelId: 1, labelName: vipLabel, type: 'AUTO', color: '#F2C14E', color2: '#D13B21' },
    }),
    memberLabel: [],
  }
}

type Operations = 'getMemberInfo' | 'updateMemberInfo' | 'updateNickname' | 'updateEmail' | 'updatePayeeName'

type Needs = { members: MembersService; system: SystemService }

export const memberHandlers = ({ members, system }: Needs): Handlers<Operations> => {
  async function update({ member, world }: Pick<HandlerCall, 'member' | 'world'>, sent: MemberUpdate) {
    const known = members.get(member().id)!
    const rules = { members, now: world.clock.now(), isForAdults: system.isOn('BIRTHDAY3') }
    await members.update(known.id, changeOf(known, sent, rules))
    return true
  }
  return {
    getMemberInfo: ({ member }) => asInfo(members.get(member().id)!, system),
    updateMemberInfo: (call) => update(call, call.body),
    updateNickname: (call) => update(call, call.body),
    updateEmail: (call) => update(call, call.body),
    updatePayeeName: (call) => update(call, call.body),
  }
}
