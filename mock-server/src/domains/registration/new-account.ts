import type { World } from '../../kernel/world.ts'
import type { NewMember } from '../member/member.service.ts'
import type { GivenNumber } from './application.ts'
import type { Fields } from './newcomer-fields.ts'

const FIRST_ID = 200_000
const OWN = [
  'username',
  'password',
  'email',
  'nickname',
  'payeeName',
  'affiliateCode',
  'recommenderId',
  'paymentPassword',
]

/** What newcomers are called whose form has no name: by the number, or by a running one. */
export const nameGiven = ({ ids }: World, number: GivenNumber | undefined): string =>
  number ? number.phone.replace('+', '') : `lg${String(ids.next('name')).padStart(6, '0')}`

/** A password that nobody knows: whoever has none comes in by code. */
function unknownPassword({ secretly }: World, account: string) {
  const stream = secretly('password', account)
  return Array.from({ length: 4 }, () => stream.next()).join()
}

/** The account of a newcomer. What the site asks besides is kept as a profile. */
export function newAccount(
  world: World,
  fields: Fields,
  { account, number }: { account: string; number?: GivenNumber | undefined },
): NewMember {
  const { nickname, email, payeeName, password } = fields
  const told = Object.entries(fields).filter(([name]) => !OWN.includes(name))
  // A member reads, and changes, this one under a name of its own.
  const profile = Object.fromEntries(told.map(([name, text]) => [name === 'qqNum' ? 'qq' : name, text]))
  return {
    id: FIRST_ID + world.ids.next('member'),
    account: account.toLowerCase(),
    password: password ?? unknownPassword(world, account),
    registeredAt: world.clock.now(),
    type: 0,
    isFirstLogin: true,
    ...(nickname && { nickname }),
    ...(payeeName && { payeeName }),
    ...(email && { email: email.toLowerCase() }),
    ...(number && { phone: number.phone, countryDialingCode: number.countryDialingCode }),
    ...(number?.spend && { isMobileVerified: true }),
    ...(Object.keys(profile).length > 0 && { profile }),
  }
}
