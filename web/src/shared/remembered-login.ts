import { decodePassword, encodePassword } from '@longan/sdk'
import { storage } from '#lib/storage/storage.ts'

type LoginMethod = 'username' | 'sms'
type Credentials = { type?: LoginMethod; username: string; password: string; countryDialingCode?: string }

const keyOf = { username: 'rememberedLogin', sms: 'rememberedSms' } as const

function secret(): string {
  const known = storage.get('loginSecret')
  if (known) return known
  const fresh = crypto.getRandomValues(new Uint32Array(2)).join('')
  storage.set('loginSecret', fresh)
  return fresh
}

export function getRememberedLogin(type: LoginMethod = 'username'): Partial<Credentials> {
  const record = storage.get(keyOf[type])
  if (record?.type !== type) return {}
  const { username, countryDialingCode } = record
  return { username, countryDialingCode, password: decodePassword(record.password, secret()) ?? '' }
}

export const rememberLogin = ({ type = 'username', username, password, countryDialingCode = '' }: Credentials) =>
  storage.set(keyOf[type], { type, username, password: encodePassword(password, secret()), countryDialingCode })

export const forgetLogin = (type: LoginMethod) => storage.remove(keyOf[type])
