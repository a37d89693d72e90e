import type { Language } from './frame.ts'

/** How far the site's clock is ahead of UTC, ms: its records are in `Asia/Ho_Chi_Minh`, independent of the device and without summer time. */
const SITE_OFFSET = 7 * 3_600_000

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Returns a moment in the site's time zone, such as `2026-11-26T08:30`. @note Not by `Intl.DateTimeFormat`: to create the first one takes 90 ms on a slow phone. */
const inZone = (at: number) => new Date(at + SITE_OFFSET).toISOString()

/** Formats as `08:30`. */
export const formatTime = (at: number) => inZone(at).slice(11, 16)

/** Formats as `26/11`, in English `Nov 26`, as the app does. */
export function formatDay(at: number, language: Language): string {
  const [, month, day] = inZone(at).slice(0, 10).split('-')
  return language === 'en' ? `${MONTHS[Number(month) - 1]} ${Number(day)}` : `${day}/${month}`
}

/** Formats as `26/11 08:30`, in English `Nov 26, 08:30`. */
export const formatDayTime = (at: number, language: Language) =>
  `${formatDay(at, language)}${language === 'en' ? ',' : ''} ${formatTime(at)}`
