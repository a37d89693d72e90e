import type { Language } from './frame.ts'

/** The site's time zone, as in its records, independent of the device. */
const timeZone = 'Asia/Ho_Chi_Minh'

const inZone = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone })

// To create a formatter takes much longer than to use it, and a list of matches has hundreds of times.
const time = inZone('vi-VN', { hour: '2-digit', minute: '2-digit' })
const englishDay = inZone('en-US', { day: 'numeric', month: 'short' })
const day = inZone('en-GB', { day: '2-digit', month: '2-digit' })

/** Formats as `08:30`. */
export const formatTime = (at: number) => time.format(at)

/** Formats as `26/11`, in English `Nov 26`, as the app does. */
export const formatDay = (at: number, language: Language) => (language === 'en' ? englishDay : day).format(at)

/** Formats as `26/11 08:30`, in English `Nov 26, 08:30`. */
export const formatDayTime = (at: number, language: Language) =>
  `${formatDay(at, language)}${language === 'en' ? ',' : ''} ${formatTime(at)}`
