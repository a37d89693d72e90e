import { isDay } from '../../kernel/world/local-day.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { MemberUpdate } from '@longan/sdk'
import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import type { AgeRuleService } from '../responsible-gaming/age-rule.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { Member, MembersService } from './member.service.ts'

const MIN_BIRTH_YEAR = 1900

/** Contact fields other than phone and e-mail; returned masked. */
const CONTACTS = [
  'qq',
  'wechat',
  'line',
  'facebook',
  'telegram',
  'whatsapp',
  'zalo',
  'twitter',
  'viber',
  'idNumber',
] as const

const PROFILE_FIELDS: readonly string[] = [
  ...CONTACTS,
  'birthday',
  'idType',
  'gender',
  'maritalStatus',
  'nationality',
  'region',
  'occupation',
  'sourceOfIncome',
  'city',
  'address',
  'permanentAddress',
  'placeOfBirth',
] satisfies (keyof MemberUpdate)[]
const ACCOUNT_FIELDS: readonly string[] = ['nickname', 'payeename', 'mail', 'mobile'] satisfies (keyof MemberUpdate)[]

type UpdateContext = {
  members: MembersService
  ageRule: AgeRuleService
  now: number
}

/** Converts a request to a change of the member: ignores empty fields, and refuses a second value for fields that can be set once. */
function toMemberChange(member: Member, update: MemberUpdate, { members, ageRule, now }: UpdateContext) {
  const sent = Object.entries(update).filter(([name, text]) => isKnown(name) && text !== '')
  const masked = sent.find(([, text]) => text.includes('*'))
  if (masked) throw invalidField(masked[0], 'is masked: send it whole, or not at all')
  const { nickname, payeename, mail, mobile, ...profile }: MemberUpdate = Object.fromEntries(sent)
  if (mobile !== undefined) throw invalidField('mobile', 'is changed by a code: verifyMobile')
  assertNotSetYet(member, { payeename, birthday: profile.birthday })
  if (profile.birthday !== undefined) assertAge(profile.birthday, { ageRule, now })
  if (mail !== undefined) assertUnique(members.findByEmail(mail), member)
  const profileFields = { ...member.profile, ...(profile as Record<string, string>) }
  return {
    ...(nickname !== undefined && { nickname }),
    ...(payeename !== undefined && { payeeName: payeename }),
    ...(mail !== undefined && { email: mail.toLowerCase() }),
    ...(Object.keys(profileFields).length > 0 && { profile: profileFields }),
  }
}

const isKnown = (name: string) => PROFILE_FIELDS.includes(name) || ACCOUNT_FIELDS.includes(name)

function assertNotSetYet(
  { payeeName, profile }: Member,
  { payeename, birthday }: Pick<MemberUpdate, 'payeename' | 'birthday'>,
) {
  if (payeename !== undefined && payeeName !== undefined) throw invalidField('payeename', 'is given already')
  if (birthday !== undefined && profile?.['birthday'] !== undefined) throw invalidField('birthday', 'is given already')
}

function assertAge(birthday: string, { ageRule, now }: Pick<UpdateContext, 'ageRule' | 'now'>) {
  if (!isDay(birthday)) throw invalidField('birthday', 'is not a day')
  if (Number(birthday.slice(0, 4)) < MIN_BIRTH_YEAR) throw invalidField('birthday', `is before ${MIN_BIRTH_YEAR}`)
  if (Date.parse(birthday) > now) throw invalidField('birthday', 'is still to come')
  ageRule.assertOldEnough(birthday)
}

function assertUnique(owner: Member | undefined, { id }: Member) {
  if (!owner || owner.id === id) return
  const reason = 'belongs to another account'
  throw new Refusal(400, 'account.in.use', `mail: ${reason}`, { field: 'mail', reason })
}

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

type Dependencies = { ageRule: AgeRuleService; members: MembersService; system: SystemService }

export const memberHandlers = ({ ageRule, members, system }: Dependencies): Handlers<Operations> => {
  async function update({ member, world }: Pick<HandlerCall, 'member' | 'world'>, input: MemberUpdate) {
    const current = members.get(member().id)!
    const context = { members, ageRule, now: world.clock.now() }
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
