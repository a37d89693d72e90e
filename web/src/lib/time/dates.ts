import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { config } from '../site/config.ts'
import { serverClock } from './server-clock.ts'

dayjs.extend(utc)

type TimeInput = number | string | Date

/** The page's language, which all texts have. */
const isEnglish = () => globalThis.document?.documentElement.lang === 'en'

const MINUTES_PER_HOUR = 60
const MS_PER_MINUTE = 60_000

/**
 * Zones without a change of their offset since 1975, minutes ahead of UTC.
 * @note To create the first `Intl.DateTimeFormat` takes 90 ms on a slow phone, more than all other work of a small page (docs/decisions/029).
 */
const FIXED_OFFSETS: Record<string, number> = { 'Asia/Ho_Chi_Minh': 7 * MINUTES_PER_HOUR }

const offsetFormats = new Map<string, Intl.DateTimeFormat>()

/** Returns the formatter of a zone's offset. To create one takes longer than a hundred uses. */
function offsetFormat(timeZone: string) {
  const format = offsetFormats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  offsetFormats.set(timeZone, format)
  return format
}

/** Returns how far the site's clock is ahead of UTC at a moment, minutes. The formatter says `GMT+07:00`, and `GMT` in London's winter. */
function siteOffset(moment: TimeInput) {
  const fixed = FIXED_OFFSETS[config.timeZone]
  if (fixed !== undefined) return fixed
  const name = offsetFormat(config.timeZone).format(dayjs.utc(moment).valueOf())
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return Number(`${sign ?? ''}1`) * (Number(hours ?? 0) * MINUTES_PER_HOUR + Number(minutes ?? 0))
}

const local = (moment: TimeInput) => dayjs.utc(moment).utcOffset(siteOffset(moment))

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
export function startOfDay(day: string) {
  const midnight = dayjs.utc(day).valueOf()
  const withOffsetOf = (moment: number) => midnight - siteOffset(moment) * MS_PER_MINUTE
  const estimate = withOffsetOf(midnight)
  const start = withOffsetOf(estimate)
  // Where summer time begins at midnight, the day begins after the hour that is left out.
  return withOffsetOf(start) === start ? start : Math.max(estimate, start)
}
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
