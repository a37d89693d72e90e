import { type Language, numbersIn } from './money.ts'

/** A fraction as people write it: 0.008 is `0,8%` in Vietnamese, `0.8%` in English. */
export const formatPercent = (fraction: number, language: Language) =>
  numbersIn(language, { style: 'percent', maximumFractionDigits: 2 }).format(fraction)
