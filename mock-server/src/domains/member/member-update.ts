import type { MemberUpdate } from '@longan/sdk'
import { isDay } from '../../kernel/world/local-day.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { Member, MembersService } from './member.service.ts'

const ADULT_AGE = 21
const MIN_BIRTH_YEAR = 1900

/** Contact fields other than phone and e-mail; returned masked. */
export const CONTACTS = [
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
  now: number
  /** The site has an age limit (`BIRTHDAY3`, facts E). */
  isForAdults: boolean
}

/** Converts a request to a change of the member: ignores empty fields, and refuses a second value for fields that can be set once. */
export function toMemberChange(member: Member, update: MemberUpdate, { members, now, isForAdults }: UpdateContext) {
  const sent = Object.entries(update).filter(([name, text]) => isKnown(name) && text !== '')
  const masked = sent.find(([, text]) => text.includes('*'))
  if (masked) throw invalidField(masked[0], 'is masked: send it whole, or not at all')
  const { nickname, payeename, mail, mobile, ...profile }: MemberUpdate = Object.fromEntries(sent)
  if (mobile !== undefined) throw invalidField('mobile', 'is changed by a code: verifyMobile')
  assertNotSetYet(member, { payeename, birthday: profile.birthday })
  if (profile.birthday !== undefined) assertAge(profile.birthday, { now, isForAdults })
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

function assertAge(birthday: string, { now, isForAdults }: Pick<UpdateContext, 'now' | 'isForAdults'>) {
  if (!isDay(birthday)) throw invalidField('birthday', 'is not a day')
  if (Number(birthday.slice(0, 4)) < MIN_BIRTH_YEAR) throw invalidField('birthday', `is before ${MIN_BIRTH_YEAR}`)
  const ageLimitDate = new Date(`${birthday}T00:00:00Z`)
  if (ageLimitDate.getTime() > now) throw invalidField('birthday', 'is still to come')
  ageLimitDate.setUTCFullYear(ageLimitDate.getUTCFullYear() + ADULT_AGE)
  if (isForAdults && ageLimitDate.getTime() > now)
    throw invalidField('birthday', `belongs to a person younger than ${ADULT_AGE}`)
}

function assertUnique(owner: Member | undefined, { id }: Member) {
  if (!owner || owner.id === id) return
  const reason = 'belongs to another account'
  throw new Refusal(400, 'account.in.use', `mail: ${reason}`, { field: 'mail', reason })
}
