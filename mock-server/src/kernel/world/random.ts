/** A stream of random numbers that depends only on its keys, so that a new stream changes no other. */
export type Random = {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** Returns an integer from 0 (inclusive) to `below` (exclusive). */
  int(below: number): number
  pick<T>(list: readonly T[]): T
}

type Hash = [low: number, high: number]

/** 64 bits of FNV-1a in two lanes; similar keys give very different values. `start` is the hash of the text before. */
function hash(text: string, [low, high]: Hash = [2166136261, 0x9747b28c]): Hash {
  for (let index = 0; index < text.length; index++) {
    low = Math.imul(low ^ text.charCodeAt(index), 16777619)
    high = Math.imul(high ^ text.charCodeAt(index), 0x5bd1e995)
    high ^= high >>> 15
  }
  return [low >>> 0, high >>> 0]
}

/** Creates the stream of `seed` and `keys` (sfc32, seeded with a hash of both). */
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

export const secretRandomOf = (
  { name, seed, secret = '' }: { name: string; seed: number; secret?: string | undefined },
  ...keys: (string | number)[]
): Random => randomOf(seed, 'secret', secret, name, ...keys)

/** Returns a fingerprint of `text` (32 hex characters), for comparing texts without storing them. */
export function digest(text: string): string {
  const start = hash(text)
  const parts = [...start, ...hash('#', start)]
  return parts.map((part) => part.toString(16).padStart(8, '0')).join('')
}
