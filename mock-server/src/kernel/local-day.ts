/** The site's days begin at midnight in Hà Nội (+07:00, the whole year round). */
const ZONE = 7 * 3_600_000
export const DAY = 86_400_000

/** The midnight at or before `time`. */
export const midnightBefore = (time: number) => Math.floor((time + ZONE) / DAY) * DAY - ZONE

/** The next moment after `time` at which a day is `timeOfDay` ms old. */
export function nextTimeOfDay(time: number, timeOfDay: number) {
  const today = midnightBefore(time) + timeOfDay
  return today > time ? today : today + DAY
}

/** The midnight at which the week of `time` began: that of a Monday. */
export function mondayBefore(time: number) {
  const midnight = midnightBefore(time)
  const daysSinceMonday = (new Date(midnight + ZONE).getUTCDay() + 6) % 7
  return midnight - daysSinceMonday * DAY
}

/** The midnight at which the month of `time` began, or one so many months before it. */
export function monthBefore(time: number, monthsBack = 0) {
  const local = new Date(time + ZONE)
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - monthsBack) - ZONE
}

/** The day of `time` as `2026-11-20`. */
export const dayOf = (time: number) => new Date(time + ZONE).toISOString().slice(0, 10)

/** Whether a text such as `2001-02-28` is a day that there was or will be. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
