import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { config } from '../site/config.ts'
import { serverClock } from './server-clock.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

type TimeInput = number | string | Date

/** The page's language, which all texts have. */
const isEnglish = () => globalThis.document?.documentElement.lang === 'en'

const local = (moment: TimeInput) => dayjs.utc(moment).tz(config.timeZone)

/** Formats as `2026-11-21 08:30:00` in the site's time zone, as the specification asks of notices. */
export const formatDateTime = (moment: TimeInput) => local(moment).format('YYYY-MM-DD HH:mm:ss')
export const formatDate = (moment: TimeInput) => local(moment).format('YYYY-MM-DD')
export const formatPromoDate = (moment: TimeInput) => local(moment).format('YYYY/MM/DD')
/** Formats a day as `26/11/2026`, in English `Nov 26, 2026`. */
export const formatDay = (moment: TimeInput) => local(moment).format(isEnglish() ? 'MMM D, YYYY' : 'DD/MM/YYYY')

/** Formats a month such as `2026-11` as `Tháng 11/2026`, in English `November 2026`. */
export const formatMonth = (month: string) => dayjs.utc(month).format(isEnglish() ? 'MMMM YYYY' : '[Tháng] M/YYYY')

/** Formats as `26/11`, in English `Nov 26`; with the year if it is not this one. */
export function formatShortDay(moment: TimeInput) {
  const isThisYear = local(moment).year() === local(serverClock.now()).year()
  return isThisYear ? local(moment).format(isEnglish() ? 'MMM D' : 'DD/MM') : formatDay(moment)
}
/** Formats as `26/11 08:30`, in English `Nov 26, 08:30`; with the year if it is not this one. */
export const formatDayTime = (moment: TimeInput) =>
  `${formatShortDay(moment)}${isEnglish() ? ',' : ''} ${formatTime(moment)}`
/** Formats as `26/11/2026 08:30:00`, in English `Nov 26, 2026 08:30:00`. */
export const formatClock = (moment: TimeInput) => `${formatDay(moment)} ${local(moment).format('HH:mm:ss')}`
export const formatTime = (moment: TimeInput) => local(moment).format('HH:mm')

const MINUTES_PER_HOUR = 60

/** Returns the name of the site's time zone, such as `GMT+7`, if the device's is another one. */
export function foreignZone(): string | undefined {
  const offset = local(serverClock.now()).utcOffset()
  // The prerendered shell knows no device.
  if (!globalThis.document || offset === -new Date(serverClock.now()).getTimezoneOffset()) return undefined
  const [hours, minutes] = [Math.floor(Math.abs(offset) / MINUTES_PER_HOUR), Math.abs(offset) % MINUTES_PER_HOUR]
  return `GMT${offset < 0 ? '−' : '+'}${hours}${minutes > 0 ? `:${twoDigits(minutes)}` : ''}`
}

const dayAfter = (day: string, days: number) => dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD')

/** Returns the start of a day such as `2026-11-20` on the site, in milliseconds. */
export const startOfDay = (day: string) => dayjs.tz(day, config.timeZone).valueOf()
/** A day has 23 or 25 hours where summer time begins or ends. */
export const endOfDay = (day: string) => startOfDay(dayAfter(day, 1)) - 1

/** Returns the period of the last `days` days, including today, in milliseconds. */
export function lastDays(days: number, now: TimeInput) {
  const today = formatDate(now)
  return { start: startOfDay(dayAfter(today, 1 - days)), end: endOfDay(today) }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Formats the remaining time as `HH:MM:SS`, rounded up so that 00:00:00 means over; days count as hours. */
export function formatCountdown(milliseconds: number) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':')
}
