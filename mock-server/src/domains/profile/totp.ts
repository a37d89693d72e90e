const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const TIME_STEP = 30_000
const DIGITS = 6

/** Returns a secret of 160 bits in base32; `pick` chooses a letter. */
export const newSecret = (pick: (letters: string) => string): string =>
  Array.from({ length: 32 }, () => pick(ALPHABET)).join('')

function decodeBase32(secret: string): Uint8Array<ArrayBuffer> {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}

/** Returns the code that an authenticator shows at `time` (RFC 6238, SHA-1, 30 s, six digits). */
export async function totp(secret: string, time: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', decodeBase32(secret), { name: 'HMAC', hash: 'SHA-1' }, false, [
    'sign',
  ])
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(Math.floor(time / TIME_STEP)))
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer))
  const offset = mac.getUint8(mac.byteLength - 1) & 15
  const number = (mac.getUint32(offset) & 0x7fff_ffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/** Checks a code against the current step and its neighbours, because clocks differ. */
export async function isTotp(secret: string, { code, now }: { code: string; now: number }): Promise<boolean> {
  const valid = await Promise.all([-TIME_STEP, 0, TIME_STEP].map((off) => totp(secret, now + off)))
  return valid.includes(code)
}
