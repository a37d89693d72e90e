import type { MemberUpdate } from '@longan/sdk'
import { isDay } from '../../kernel/local-day.ts'
import { invalidField, Refusal } from '../../kernel/refusal.ts'
import type { Member, MembersService } from './member.service.ts'

const GROWN_UP = 21
const OLDEST = 1900

/** How a member may be reached besides phone and mail; read back masked. */
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

/** What is kept of a member as it was told; what is named nowhere is passed over. */
const KEPT: readonly string[] = [
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
const ACCOUNT: readonly string[] = ['nickname', 'payeename', 'mail', 'mobile'] satisfies (keyof MemberUpdate)[]

type Rules = {
  members: MembersService
  now: number
  /** Whether the site asks how old somebody is (`BIRTHDAY3`, facts E). */
  isForAdults: boolean
}

/** What changes of a member by what was sent: fields that are empty are passed over, what may be said once is. */
export function changeOf(member: Member, update: MemberUpdate, { members, now, isForAdults }: Rules) {
  const sent = Object.entries(update).filter(([name, text]) => isKnown(name) && text !== '')
  const masked = sent.find(([, text]) => text.includes('*'))
  if (masked) throw invalidField(masked[0], 'is masked: send it whole, or not at all')
  const { nickname, payeename, mail, mobile, ...profile }: MemberUpdate = Object.fromEntries(sent)
  if (mobile !== undefined) throw invalidField('mobile', 'is changed by a code: verifyMobile')
  refuseAgain(member, { payeename, birthday: profile.birthday })
  if (profile.birthday !== undefined) refuseAge(profile.birthday, { now, isForAdults })
  if (mail !== undefined) refuseTaken(members.byEmail(mail), member)
  const told = { ...member.profile, ...(profile as Record<string, string>) }
  return {
    ...(nickname !== undefined && { nickname }),
    ...(payeename !== undefined && { payeeName: payeename }),
    ...(mail !== undefined && { email: mail.toLowerCase() }),
    ...(Object.keys(told).length > 0 && { profile: told }),
  }
}

const isKnown = (name: string) => KEPT.includes(name) || ACCOUNT.includes(name)

function refuseAgain(
  { payeeName, profile }: Member,
  { payeename, birthday }: Pick<MemberUpdate, 'payeename' | 'birthday'>,
) {
  if (payeename !== undefined && payeeName !== undefined) throw invalidField('payeename', 'is given already')
  if (birthday !== undefined && profile?.['birthday'] !== undefined) throw invalidField('birthday', 'is given already')
}

function refuseAge(birthday: string, { now, isForAdults }: Pick<Rules, 'now' | 'isForAdults'>) {
  if (!isDay(birthday)) throw invalidField('birthday', 'is not a day')
  if (Number(birthday.slice(0, 4)) < OLDEST) throw invalidField('birthday', `is before ${OLDEST}`)
  const born = new Date(`${birthday}T00:00:00Z`)
  if (born.getTime() > now) throw invalidField('birthday', 'is still to come')
  born.setUTCFullYear(born.getUTCFullYear() + GROWN_UP)
  if (isForAdults && born.getTime() > now) throw invalidField('birthday', `is of somebody younger than ${GROWN_UP}`)
}

function refuseTaken(owner: Member | undefined, { id }: Member) {
  if (!owner || owner.id === id) return
  const reason = 'belongs to another account'
  throw new Refusal(400, 'account.in.use', `mail: ${reason}`, { field: 'mail', reason })
}
