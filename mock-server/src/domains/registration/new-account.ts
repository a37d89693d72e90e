import type { World } from '../../kernel/world/world.ts'
import type { NewMember } from '../member/member.service.ts'
import type { NewMobile } from './application.ts'
import type { RegistrationFields } from './registration-fields.ts'

const FIRST_ID = 200_000
const ACCOUNT_FIELDS = [
  'username',
  'password',
  'email',
  'nickname',
  'payeeName',
  'affiliateCode',
  'recommenderId',
  'paymentPassword',
]

export const createAccountName = ({ ids }: World, number: NewMobile | undefined): string =>
  number ? number.phone.replace('+', '') : `lg${String(ids.next('name')).padStart(6, '0')}`

function createSecretPassword({ secretRandom }: World, account: string) {
  const stream = secretRandom('password', account)
  return Array.from({ length: 4 }, () => stream.next()).join()
}

/** Builds the account of a new member. Fields without a column go into the profile. */
export function newAccount(
  world: World,
  fields: RegistrationFields,
  { account, number }: { account: string; number?: NewMobile | undefined },
): NewMember {
  const { nickname, email, payeeName, password } = fields
  const extraFields = Object.entries(fields).filter(([name]) => !ACCOUNT_FIELDS.includes(name))
  // The member calls read and change this field as `qq`.
  const profile = Object.fromEntries(extraFields.map(([name, text]) => [name === 'qqNum' ? 'qq' : name, text]))
  return {
    id: FIRST_ID + world.ids.next('member'),
    account: account.toLowerCase(),
    password: password ?? createSecretPassword(world, account),
    registeredAt: world.clock.now(),
    type: 0,
    isFirstLogin: true,
    ...(nickname && { nickname }),
    ...(payeeName && { payeeName }),
    ...(email && { email: email.toLowerCase() }),
    ...(number && { phone: number.phone, countryDialingCode: number.countryDialingCode }),
    ...(number?.consumeProof && { isMobileVerified: true }),
    ...(Object.keys(profile).length > 0 && { profile }),
  }
}
