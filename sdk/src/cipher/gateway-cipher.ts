import type { Http } from '../http.ts'
import { session } from '../resources/session.ts'
import type { PayloadCipher } from './payload-cipher.ts'
import { rsaDes } from './rsa-des.ts'

/** The gateway's own encryption under its key of this moment. Large, so it is loaded when a body is first encrypted. */
export async function gatewayCipher(http: Http, random: () => number): Promise<PayloadCipher> {
  return rsaDes({ modulus: await session(http).getKey(), random, body: http.profile.cipherBody })
}
