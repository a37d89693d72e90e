import { invalidField } from './refusal.ts'

export type DateRange = { from: number; to: number }

const DAY = 86_400_000

type Asked = {
  start: number | undefined
  end: number | undefined
  /** The longest span there is. */
  days?: number
}

/**
 * The span that was asked for: without an end up to now, without a start the longest before the end. Refuses a longer one (facts D.10: 30 days
 * of movements; D.12: 7 of deposits) and an end before its start. `field` is what the query calls the end.
 */
export function rangeOf({ start, end, days = 30 }: Asked, now: number, field: string): DateRange {
  const longest = days * DAY
  const to = end ?? (start === undefined ? now : Math.max(start, Math.min(now, start + longest)))
  const from = start ?? to - longest
  if (to < from) throw invalidField(field, 'is before the start')
  if (to - from > longest) throw invalidField(field, `is more than ${days} days after the start`)
  return { from, to }
}

export const isWithin = (at: number, { from, to }: DateRange) => at >= from && at <= to
