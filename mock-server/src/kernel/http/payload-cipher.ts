import CryptoJS from 'crypto-js/core.js'
import 'crypto-js/enc-base64.js'
import 'crypto-js/mode-ecb.js'
import 'crypto-js/tripledes.js'
import { Refusal } from '../validation/refusal.ts'

/** Key pair of the mock. It is public and protects nothing: all money is fake. */
const KEY = {
  modulus:
    'bc8e1db387b2136a863c813160fb0ef2267a006f612a72649f5533adf1f7f6143a63be91d8542991abb8661dce10d1d3' +
    'b8b92091a107360ead7f63413e2ab32fcac8c1d4a0a8c7f04ad8d8a9c7ab272bdec4aa2f11834a5a1dad3795afd3e0de' +
    '0b13342871065fe89307632ddc78dbf68e005d694cbd7150cb79394c2a09dbc1',
  private:
    '40f91bc4fc72617c688b3add8014a2fed041641afd397a37b02bd4e610a62836aa342abbe8f67f6881eac5cd696fa44e' +
    '37ae1b49f35a1fc78903877938e9cfda850293f5dd89041eeb93f90c67df6bbc6e3d9e8c24cf3dcd970e9612a0fc2a50' +
    '66677acff87dbebba1bfe7e8c21b06d71a67c801712bad2cbe315a3a549c405d',
  prime:
    'f1cc0767f294a0c9713e354db140f60a31fb6792d12f9807a865a4db636541af8b45b5615e7d1dce921bbe9b5512b88a' +
    'e38bd1f075065cd76b1da5d15e08bd6f',
  otherPrimeInverse:
    'a6c6fed4e985230d7c3473704329f9ddc8d821f93ad72b965a7b00e43d22e6b38cbceb7bc1cf8d28217b767d15bdcfae' +
    'b6a18f0da04dee082c29aae85fb89e7d',
}
const fromHex = (hex: string) => BigInt(`0x${hex}`)
const [PRIVATE, P, Q_INVERSE] = [fromHex(KEY.private), fromHex(KEY.prime), fromHex(KEY.otherPrimeInverse)]
const Q = fromHex(KEY.modulus) / P

/** RSA modulus in hex, the response of `GET /wps/session/key/rsa` (facts B.1). */
export const publicModulus = KEY.modulus

/** Reads the exponent in hex digits, which takes a fifth less time than its bits: half as many multiplications beside the squares. */
function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  const powers = [1n]
  while (powers.length < 16) powers.push((powers.at(-1)! * base) % modulus)
  let result = 1n
  for (const digit of exponent.toString(16)) {
    for (let bit = 0; bit < 4; bit++) result = (result * result) % modulus
    result = (result * powers[parseInt(digit, 16)]!) % modulus
  }
  return result
}

/** RSA with the private key, using the Chinese remainder theorem: four times as fast, and each login waits for it. */
function decrypt(cipher: bigint): bigint {
  const [byP, byQ] = [P, Q].map((prime) => power(cipher, PRIVATE % (prime - 1n), prime)) as [bigint, bigint]
  return byQ + Q * (((((byP - byQ) * Q_INVERSE) % P) + P) % P)
}

/** The symmetric key: unpadded RSA over little-endian bytes, then reversed (facts B.4). */
function unwrapKey(encryption: string): string {
  if (!/^[0-9a-f]{1,256}$/i.test(encryption))
    throw new Refusal(400, 'missing_encryption', 'The Encryption header is not readable', {
      field: 'Encryption',
      reason: 'is not up to 256 hex digits',
    })
  let digits = decrypt(fromHex(encryption))
  let text = ''
  for (; digits > 0n; digits >>= 8n) text = String.fromCharCode(Number(digits & 255n)) + text
  return text
}

const undecryptable = () =>
  new Refusal(400, 'request_body_required', 'The body is missing or cannot be decrypted', {
    field: 'body',
    reason: 'cannot be decrypted',
  })

function cipherTextOf(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body)
    if (typeof parsed === 'string') return parsed
    if (typeof parsed === 'object' && parsed && 'value' in parsed) return String(parsed.value)
  } catch {
    return body.trim()
  }
  throw undecryptable()
}

/** Parses an unencrypted body, which `Encryption: plain` announces for debugging with curl. */
function parsePlain(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    throw undecryptable()
  }
}

/** Decrypts a body in any of the gateway's wrappers (facts B.5): single DES, ECB, PKCS#7, base64. */
export function decryptBody(body: string, encryption: string | undefined): unknown {
  if (!encryption)
    throw new Refusal(400, 'missing_encryption', 'The Encryption header is missing', {
      field: 'Encryption',
      reason: 'is missing',
    })
  if (!body) throw undecryptable()
  if (encryption === 'plain') return parsePlain(body)
  const key = CryptoJS.enc.Latin1.parse(unwrapKey(encryption).slice(0, 8))
  try {
    const { ECB } = CryptoJS.mode
    const words = CryptoJS.DES.decrypt(cipherTextOf(body), key, { mode: ECB, padding: CryptoJS.pad.Pkcs7 })
    return JSON.parse(CryptoJS.enc.Utf8.stringify(words)) as unknown
  } catch {
    throw undecryptable()
  }
}
