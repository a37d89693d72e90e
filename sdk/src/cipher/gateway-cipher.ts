import { encryptDes } from './des.ts'
import { GatewayError } from '../gateway-error.ts'
import type { Http } from '../http.ts'
import { session } from '../resources/session.ts'
import type { PayloadCipher } from './payload-cipher.ts'

const exponent = 65537n

/**
 * Textbook RSA as the gateway reads it: the characters are the bytes of a little-endian number, without any padding scheme
 * (the zeros that fill the chunk up to 126 bytes do not change the number), and the result is hex of the modulus' length.
 */
function encryptRsa(text: string, modulusHex: string): string {
  const message = [...new TextEncoder().encode(text)].reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n)
  return modularPower(message, exponent, BigInt(`0x${modulusHex}`))
    .toString(16)
    .padStart(modulusHex.length, '0')
}

function modularPower(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  let square = base % modulus
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

type RsaDesOptions = {
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

/** A modulus as hex, of at least the 256 digits of a 1,024-bit key: a shorter one would not protect a password. A closed gateway may send a page instead. */
const MODULUS = /^0*[1-9a-f][\da-f]{255,4095}$/i

/**
 * Creates the gateway's encryption with its current key. Large, so it is loaded when a body is first encrypted. An invalid key throws a
 * GatewayError `response.unreadable`.
 */
export async function createGatewayCipher(http: Http, random: () => number): Promise<PayloadCipher> {
  const modulus = await session(http).getKey()
  if (!MODULUS.test(modulus))
    throw new GatewayError({
      operation: 'getRsaKey',
      status: 200,
      code: 'response.unreadable',
      reason: 'no RSA key of 1,024 bits or more',
    })
  return rsaDes({ modulus, random, body: http.dialect.cipherBody })
}
