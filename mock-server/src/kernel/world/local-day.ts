/** Days begin at midnight in Hà Nội (+07:00, no daylight saving time). */
const ZONE = 7 * 3_600_000
export const DAY = 86_400_000

/** Returns the midnight at or before `time`. */
export const midnightBefore = (time: number) => Math.floor((time + ZONE) / DAY) * DAY - ZONE

export function nextTimeOfDay(time: number, timeOfDay: number) {
  const today = midnightBefore(time) + timeOfDay
  return today > time ? today : today + DAY
}

export function mondayBefore(time: number) {
  const midnight = midnightBefore(time)
  const daysSinceMonday = (new Date(midnight + ZONE).getUTCDay() + 6) % 7
  return midnight - daysSinceMonday * DAY
}

export function monthBefore(time: number, monthsBack = 0) {
  const local = new Date(time + ZONE)
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - monthsBack) - ZONE
}

/** Returns the same time of day `months` calendar months later. A day that the month does not have is that much later. */
export function monthsAfter(time: number, months: number) {
  const local = new Date(time + ZONE)
  return local.setUTCMonth(local.getUTCMonth() + months) - ZONE
}

export const dayOf = (time: number) => new Date(time + ZONE).toISOString().slice(0, 10)

export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** Returns the age in whole years, at `time`, of a person born on the day `birthday`. */
export function ageAt(birthday: string, time: number): number {
  const today = dayOf(time)
  const hadBirthday = today.slice(5) >= birthday.slice(5)
  return Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (hadBirthday ? 0 : 1)
}
