import { GatewayError } from '../gateway-error.ts'
import type { Http } from '../http.ts'
import { session } from '../resources/session.ts'
import type { PayloadCipher } from './payload-cipher.ts'
import { rsaDes } from './rsa-des.ts'

/** A modulus as hex. A closed gateway may send a page instead. */
const MODULUS = /^(?!0+$)[\da-f]{32,4096}$/i

/**
 * Creates the gateway's encryption with its current key. Large, so it is loaded when a body is first encrypted. An invalid key throws a
 * GatewayError `response.unreadable`.
 */
export async function createGatewayCipher(http: Http, random: () => number): Promise<PayloadCipher> {
  const modulus = await session(http).getKey()
  if (!MODULUS.test(modulus))
    throw new GatewayError({ operation: 'getRsaKey', status: 200, code: 'response.unreadable' })
  return rsaDes({ modulus, random, body: http.dialect.cipherBody })
}
