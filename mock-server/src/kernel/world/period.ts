import { DAY, midnightBefore, mondayBefore, monthBefore } from './local-day.ts'

export const PERIODS = ['day', 'week', 'month'] as const
/** A calendar day, a week from Monday, or a calendar month, in the time zone of the site. */
export type Period = (typeof PERIODS)[number]

/** Returns the start of the period that contains `time`, and the start of the next one, ms. */
export function periodAt(period: Period, time: number): { start: number; end: number } {
  if (period === 'month') return { start: monthBefore(time), end: monthBefore(time, -1) }
  const start = period === 'day' ? midnightBefore(time) : mondayBefore(time)
  return { start, end: start + (period === 'day' ? 1 : 7) * DAY }
}

/** Returns a function like `periodAt` that keeps the last answer for each period: nearly every call is for the same one. */
export function createPeriodReader(): typeof periodAt {
  let latest: Map<Period, { start: number; end: number }> | undefined
  return (period, time) => {
    const known = latest?.get(period)
    if (known && known.start <= time && time < known.end) return known
    const span = periodAt(period, time)
    latest ??= new Map()
    latest.set(period, span)
    return span
  }
}
