import { DAY, dayOf, midnightBefore } from '../../kernel/local-day.ts'
import type { Span } from './branch-play.ts'

const HOUR = DAY / 24

/** The half of a month that ended at the midnight before `now`, if one ended there: the days 1 to 15, or those after. */
export function halfMonthBefore(now: number): Span | undefined {
  const to = midnightBefore(now)
  const day = Number(dayOf(to).slice(8))
  if (day === 16) return { from: to - 15 * DAY, to }
  if (day !== 1) return undefined
  const last = Number(dayOf(to - DAY).slice(8))
  return { from: to - (last - 15) * DAY, to }
}

export const dayBefore = (now: number): Span => {
  const to = midnightBefore(now)
  return { from: to - DAY, to }
}

export const hourBefore = (now: number): Span => {
  const to = Math.floor(now / HOUR) * HOUR
  return { from: to - HOUR, to }
}

export const nextHour = (now: number): number => Math.floor(now / HOUR) * HOUR + HOUR
