import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { config } from '../site/config.ts'

dayjs.extend(utc)

type TimeInput = number | string | Date

const local = (moment: TimeInput) => dayjs.utc(moment).utcOffset(config.timeZoneOffset)

/** Formats as `2026-11-21 08:30:00` in the site's time zone. */
export const formatDateTime = (moment: TimeInput) => local(moment).format('YYYY-MM-DD HH:mm:ss')
export const formatDate = (moment: TimeInput) => local(moment).format('YYYY-MM-DD')
export const formatPromoDate = (moment: TimeInput) => local(moment).format('YYYY/MM/DD')
export const formatDayTime = (moment: TimeInput) => local(moment).format('DD/MM HH:mm')
export const formatTime = (moment: TimeInput) => local(moment).format('HH:mm')

/** Returns the period of the last `days` days, including today, in milliseconds. */
export function lastDays(days: number, now: TimeInput) {
  const end = local(now).endOf('day')
  return {
    start: end
      .subtract(days - 1, 'day')
      .startOf('day')
      .valueOf(),
    end: end.valueOf(),
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Formats the remaining time as `HH:MM:SS`, rounded up so that 00:00:00 means over; days count as hours. */
export function formatCountdown(milliseconds: number) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':')
}
