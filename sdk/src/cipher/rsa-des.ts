import { encryptDes } from './des.ts'
import type { PayloadCipher } from './payload-cipher.ts'
import { encryptRsa } from './rsa.ts'

export type RsaDesOptions = {
  /** The gateway's modulus in hex. */
  modulus: string
  /** A number from 0 up to 1. */
  random: () => number
  body: 'object' | 'raw'
}

// The alphabet is a habit of the gateway's clients: its upper case ends in X, T, Z, its lower case lacks j.
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXTZabcdefghiklmnopqrstuvwxyz'

/**
 * The gateway's own encryption: the body under single DES with a fresh key, the reversed key under unpadded RSA in a header.
 * Both are weak by today's standards. They keep a password out of logs and caches; what protects the user is TLS.
 */
export function rsaDes({ modulus, random, body }: RsaDesOptions): PayloadCipher {
  return {
    encrypt(text) {
      const key = Array.from({ length: 16 }, () => alphabet[Math.floor(random() * alphabet.length)]).join('')
      const value = encryptDes(text, key)
      const reversed = [...key].toReversed().join('')
      return { encryption: encryptRsa(reversed, modulus), body: body === 'raw' ? value : JSON.stringify({ value }) }
    },
  }
}
