import { decodePassword, encodePassword } from '@longan/sdk'
import { storage } from '#lib/storage.ts'

type Credentials = { username: string; password: string }

/** The suffix that the stored password is mixed with; made once per device. */
function secret(): string {
  const known = storage.get('loginSecret')
  if (known) return known
  const fresh = crypto.getRandomValues(new Uint32Array(2)).join('')
  storage.set('loginSecret', fresh)
  return fresh
}

/** What the person typed the last time they asked to be remembered. */
export function recall(): Partial<Credentials> {
  const record = storage.get('rememberedLogin')
  if (record?.type !== 'username') return {}
  return { username: record.username, password: decodePassword(record.password, secret()) ?? '' }
}

export const remember = ({ username, password }: Credentials) =>
  storage.set('rememberedLogin', {
    type: 'username',
    username,
    password: encodePassword(password, secret()),
    countryDialingCode: '',
  })

export const forgetRemembered = () => storage.remove('rememberedLogin')
