const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP = 30_000
const DIGITS = 6

/** A secret of 160 bits in base32, drawn by `pick`. */
export const newSecret = (pick: (letters: string) => string): string =>
  Array.from({ length: 32 }, () => pick(ALPHABET)).join('')

function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}

/** The code that an authenticator shows at `time` (RFC 6238, SHA-1, 30 s, six digits). */
export async function totp(secret: string, time: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(Math.floor(time / STEP)))
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer))
  const offset = mac.getUint8(mac.byteLength - 1) & 15
  const number = (mac.getUint32(offset) & 0x7fff_ffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/** Whether the code is that of now, or of the step before or after: clocks differ. */
export async function isTotp(secret: string, { code, now }: { code: string; now: number }): Promise<boolean> {
  const known = await Promise.all([-STEP, 0, STEP].map((off) => totp(secret, now + off)))
  return known.includes(code)
}
