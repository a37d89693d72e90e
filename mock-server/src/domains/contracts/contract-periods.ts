import { DAY, dayOf, midnightBefore } from '../../kernel/world/local-day.ts'
import type { Period } from './branch-activity.ts'

const HOUR = DAY / 24

/** Returns the half month (days 1 to 15, or the rest) that ended at the last midnight, or undefined if none did. */
export function halfMonthBefore(now: number): Period | undefined {
  const end = midnightBefore(now)
  const day = Number(dayOf(end).slice(8))
  if (day === 16) return { start: end - 15 * DAY, end }
  if (day !== 1) return undefined
  const last = Number(dayOf(end - DAY).slice(8))
  return { start: end - (last - 15) * DAY, end }
}

export const dayBefore = (now: number): Period => {
  const end = midnightBefore(now)
  return { start: end - DAY, end }
}

export const hourBefore = (now: number): Period => {
  const end = Math.floor(now / HOUR) * HOUR
  return { start: end - HOUR, end }
}

export const nextHour = (now: number): number => Math.floor(now / HOUR) * HOUR + HOUR
