import type { Language } from './frame.ts'

/** The site's time zone, as in its records, independent of the device. */
const timeZone = 'Asia/Ho_Chi_Minh'

const format = (at: number, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(at)

/** Formats as `08:30`. */
export const formatTime = (at: number) => format(at, 'vi-VN', { hour: '2-digit', minute: '2-digit' })

/** Formats as `26/11`, in English `Nov 26`, as the app does. */
export const formatDay = (at: number, language: Language) =>
  language === 'en'
    ? format(at, 'en-US', { day: 'numeric', month: 'short' })
    : format(at, 'en-GB', { day: '2-digit', month: '2-digit' })

/** Formats as `26/11 08:30`, in English `Nov 26, 08:30`. */
export const formatDayTime = (at: number, language: Language) =>
  `${formatDay(at, language)}${language === 'en' ? ',' : ''} ${formatTime(at)}`
