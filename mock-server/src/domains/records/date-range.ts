import { badField } from '../../kernel/refusal.ts'

export type DateRange = { from: number; to: number }

const DAY = 86_400_000
/** The gateway shows at most this much of the past at once (facts D.10). */
const LONGEST_RANGE = 30 * DAY

type Asked = { start: number | undefined; end: number | undefined }

/**
 * The span that was asked for: without an end up to now, without a start the 30 days before the end. Refuses more than 30 days and an
 * end before its start. `field` is what the query calls the end.
 */
export function rangeOf({ start, end }: Asked, now: number, field: 'endTime' | 'endDate'): DateRange {
  const to = end ?? (start === undefined ? now : Math.max(start, Math.min(now, start + LONGEST_RANGE)))
  const from = start ?? to - LONGEST_RANGE
  if (to < from) throw badField(field, 'is before the start')
  if (to - from > LONGEST_RANGE) throw badField(field, 'is more than 30 days after the start')
  return { from, to }
}

export const isWithin = (at: number, { from, to }: DateRange) => at >= from && at <= to
