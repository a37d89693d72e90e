/** Days begin at midnight in Hà Nội (+07:00, no daylight saving time). */
const ZONE = 7 * 3_600_000
export const DAY = 86_400_000

/** Returns the midnight at or before `time`. */
export const midnightBefore = (time: number) => Math.floor((time + ZONE) / DAY) * DAY - ZONE

/** Returns the next time after `time` that is `timeOfDay` ms after midnight. */
export function nextTimeOfDay(time: number, timeOfDay: number) {
  const today = midnightBefore(time) + timeOfDay
  return today > time ? today : today + DAY
}

/** Returns the midnight of the Monday at or before `time`. */
export function mondayBefore(time: number) {
  const midnight = midnightBefore(time)
  const daysSinceMonday = (new Date(midnight + ZONE).getUTCDay() + 6) % 7
  return midnight - daysSinceMonday * DAY
}

/** Returns the first midnight of the month of `time`, or of the month `monthsBack` before it. */
export function monthBefore(time: number, monthsBack = 0) {
  const local = new Date(time + ZONE)
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - monthsBack) - ZONE
}

/** Formats the day of `time` as `2026-11-20`. */
export const dayOf = (time: number) => new Date(time + ZONE).toISOString().slice(0, 10)

/** True if a text such as `2001-02-28` is a real date. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
