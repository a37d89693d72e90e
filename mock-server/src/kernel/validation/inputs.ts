import { parseCookie } from 'cookie'
import { invalidField } from './refusal.ts'

export const yesNo = (value: boolean): 'Y' | 'N' => (value ? 'Y' : 'N')

export const captchaIdOf = (header: (name: string) => string | undefined): string | undefined =>
  header('x-captcha-id') ?? parseCookie(header('cookie') ?? '').captchaId

export type DateRange = { start: number; end: number }

const DAY = 86_400_000

type RangeQuery = {
  start: number | undefined
  end: number | undefined
  /** Maximum length of the range, default 30. */
  maxDays?: number
}

/**
 * Returns the requested range. Default end: now; default start: the maximum before the end. Throws a Refusal for a longer range
 * (facts D.10: 30 days of movements; D.12: 7 days of deposits) and for an end before its start. `field` names the end in the query.
 */
export function toDateRange({ start, end, maxDays = 30 }: RangeQuery, now: number, field: string): DateRange {
  const maxDuration = maxDays * DAY
  const last = end ?? (start === undefined ? now : Math.max(start, Math.min(now, start + maxDuration)))
  const first = start ?? last - maxDuration
  if (last < first) throw invalidField(field, 'is before the start')
  if (last - first > maxDuration) throw invalidField(field, `is more than ${maxDays} days after the start`)
  return { start: first, end: last }
}

/** True if `at` is in the range, both ends included. */
export const isWithin = (at: number, { start, end }: DateRange) => at >= start && at <= end
