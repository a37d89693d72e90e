/** A stream of random numbers that depends on its keys alone, so adding one moves no other. */
export type Random = {
  /** A number from 0 up to but not including 1. */
  next(): number
  /** A whole number from 0 up to but not including `below`. */
  int(below: number): number
  pick<T>(list: readonly T[]): T
}

/** 64 bits of FNV-1a in two lanes: spreads similar keys far apart. */
function hash(text: string): [number, number] {
  let low = 2166136261
  let high = 0x9747b28c
  for (let index = 0; index < text.length; index++) {
    low = Math.imul(low ^ text.charCodeAt(index), 16777619)
    high = Math.imul(high ^ text.charCodeAt(index), 0x5bd1e995)
    high ^= high >>> 15
  }
  return [low >>> 0, high >>> 0]
}

/** The stream of `seed` and `keys` (sfc32, seeded by a hash of both). */
export function randomOf(seed: number, ...keys: (string | number)[]): Random {
  let [a, b] = hash(`${seed}|${keys.join('|')}`)
  let c = 0x6d2b79f5
  let counter = 1
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 4294967296
  }
  for (let round = 0; round < 12; round++) next()
  const int = (below: number) => Math.floor(next() * below)
  return { next, int, pick: (list) => list[int(list.length)]! }
}

/** The stream behind what opens something in the world called `name`. */
export const secretlyOf = (
  { name, seed, secret = '' }: { name: string; seed: number; secret?: string | undefined },
  ...keys: (string | number)[]
): Random => randomOf(seed, 'secret', secret, name, ...keys)

/** A fingerprint of `text` (32 hex characters): tells whether two texts are the same without keeping them. */
export function digest(text: string): string {
  const parts = [...hash(text), ...hash(`${text}#`)]
  return parts.map((part) => part.toString(16).padStart(8, '0')).join('')
}
