import { NOW } from '../consumer/examples.ts'

/** A smaller difference is the network's, and that of a header that counts in seconds. */
const MIN_DIFFERENCE_MS = 60_000

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

const toText = (ms: number) => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Compares the `Date` header of a response with the time of the examples. Returns a sentence if they differ by a minute or more. */
export function clockNoteOf(date: string | undefined): string | undefined {
  const time = Date.parse(date ?? '')
  const difference = Math.abs(time - NOW)
  if (Number.isNaN(difference) || difference < MIN_DIFFERENCE_MS) return undefined
  const [unit, length] = UNITS.find(([, ms]) => difference >= ms)!
  const count = Math.round(difference / length)
  const size = `${count} ${unit}${count === 1 ? '' : 's'} ${time < NOW ? 'before' : 'after'}`
  return `The gateway’s clock shows ${toText(time)}, ${size} the time of the examples (${toText(NOW)}): interactions with times may fail for this reason alone`
}
