import type { MemberUpdate } from '@longan/sdk'
import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import type { SystemService } from '../system/system.service.ts'
import { toMemberChange, CONTACTS } from './member-update.ts'
import type { Member, MembersService } from './member.service.ts'

const maskMobile = (number: string) => `${number.slice(0, 2)}****${number.slice(-4)}`
const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1****')

const contactsOf = ({ phone, countryDialingCode = '', isMobileVerified = false, email }: Member) => ({
  ...(phone !== undefined && {
    mobile: maskMobile(`0${phone.slice(countryDialingCode.length)}`),
    countryDialingCode,
  }),
  mobileVerified: isMobileVerified,
  ...(email !== undefined && { email: maskEmail(email) }),
})

const profileOf = ({ profile = {} }: Member) => ({
  ...Object.fromEntries(
    CONTACTS.filter((name) => profile[name]).map((name) => [name, `${profile[name]!.slice(0, 2)}****`]),
  ),
  ...(profile['birthday'] !== undefined && { birthday: profile['birthday'] }),
})

const lastLoginOf = ({ lastLoginAt }: Member, { visitor, isOn }: SystemService) =>
  lastLoginAt !== undefined && {
    lastLogin: lastLoginAt,
    lastLoginIp: visitor.ip,
    ...(isOn('DISPLAYLOCATION3') && { lastLoginLocation: visitor.region }),
  }

const toInfo = (member: Member, system: SystemService) => {
  const { id, account, nickname, type, registeredAt, vipLabel, payeeName } = member
  return {
    id,
    account,
    nickname,
    ...contactsOf(member),
    ...profileOf(member),
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

type Operations =
  | 'getMemberInfo'
  | 'updateMemberInfo'
  | 'getNickname'
  | 'getEmail'
  | 'getPayeeName'
  | 'updateNickname'
  | 'updateEmail'
  | 'updatePayeeName'

type Dependencies = { members: MembersService; system: SystemService }

export const memberHandlers = ({ members, system }: Dependencies): Handlers<Operations> => {
  async function update({ member, world }: Pick<HandlerCall, 'member' | 'world'>, input: MemberUpdate) {
    const current = members.get(member().id)!
    const context = { members, now: world.clock.now(), isForAdults: system.isOn('BIRTHDAY3') }
    await members.update(current.id, toMemberChange(current, input, context))
    return true
  }
  const infoOf = ({ member }: Pick<HandlerCall, 'member'>) => toInfo(members.get(member().id)!, system)
  return {
    getMemberInfo: infoOf,
    getNickname: (call) => infoOf(call).nickname,
    getEmail: (call) => infoOf(call).email ?? '',
    getPayeeName: (call) => infoOf(call).payee ?? '',
    updateMemberInfo: (call) => update(call, call.body),
    updateNickname: (call) => update(call, call.body),
    updateEmail: (call) => update(call, call.body),
    updatePayeeName: (call) => update(call, call.body),
  }
}
