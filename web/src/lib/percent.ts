import type { Language } from './money.ts'

const locales = { VI: 'vi-VN', EN: 'en-US' } as const

/** A fraction as people write it: 0.008 is `0,8%` in Vietnamese, `0.8%` in English. */
export const formatPercent = (fraction: number, language: Language) =>
  new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 2 }).format(fraction)
