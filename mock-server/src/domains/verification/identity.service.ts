import CryptoJS from 'crypto-js/core.js'
import 'crypto-js/enc-base64url.js'
import 'crypto-js/hmac-sha256.js'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'

export type Provider = 'google.com' | 'facebook.com' | 'phone'
export type Identity = {
  sub: string
  provider: Provider
  email?: string | undefined
  /** `+84912345678`. */
  phone?: string | undefined
}
export type IdentityService = ReturnType<typeof identityService>

const HOUR = 3_600_000
const ISSUER = 'https://identity.site.example/demo'
const { Utf8, Base64url } = CryptoJS.enc

const encode = (part: object) => Base64url.stringify(Utf8.parse(JSON.stringify(part)))

/** A simulated identity provider: its tokens are JSON Web Tokens (HS256), signed with a secret of the world. */
export const identityService = ({ secretRandom, clock }: World) => {
  const key = () => {
    const stream = secretRandom('identity provider')
    return Array.from({ length: 32 }, () => stream.int(16).toString(16)).join('')
  }
  const signatureOf = (text: string) => Base64url.stringify(CryptoJS.HmacSHA256(text, key()))

  return {
    issue({ sub, provider, email, phone }: Identity): string {
      const now = Math.floor(clock.now() / 1000)
      const times = { iat: now, exp: now + HOUR / 1000 }
      const claims = {
        iss: ISSUER,
        sub,
        ...times,
        email,
        phone_number: phone,
        firebase: { sign_in_provider: provider },
      }
      const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
      return `${text}.${signatureOf(text)}`
    },

    read(token: string | undefined): Identity {
      if (!token) throw refusal('is missing')
      const [head = '', body = '', signature] = token.split('.')
      if (signature !== signatureOf(`${head}.${body}`)) throw refusal('is not a token of the identity provider')
      const claims = JSON.parse(Utf8.stringify(Base64url.parse(body)))
      if (claims.exp * 1000 <= clock.now()) throw refusal('is too old')
      const { sub, email, phone_number: phone, firebase } = claims
      return { sub, email, phone, provider: firebase.sign_in_provider }
    },
  }
}

const refusal = (reason: string) =>
  new Refusal(400, 'verification.code.incorrect', `firebaseIdToken: ${reason}`, { field: 'firebaseIdToken', reason })
