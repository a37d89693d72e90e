import type { Language } from './frame.ts'

const LOCALES: Record<Language, string> = { vi: 'vi-VN', en: 'en-US' }
const SHORT: Record<Language, [number, string][]> = {
  vi: [
    [1e9, ' Tỷ'],
    [1e6, 'Tr'],
    [1e3, 'K'],
  ],
  en: [
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ],
}

export type Money = ReturnType<typeof moneyOf>

/** Amounts as the language writes them: `format(12408317.5)` is 12.408.317,50; `short(100000)` is 100K. */
export function moneyOf(language: Language) {
  const exact = new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const whole = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 })
  const signs = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2, signDisplay: 'exceptZero' })
  return {
    /** Always two decimals: a balance. */
    format: (amount: number) => exact.format(amount),
    /** As few decimals as the amount has: a stake, a win. */
    plain: (amount: number) => whole.format(amount),
    /** The same with its sign, a real minus; 0 has none. */
    signed: (amount: number) => signs.format(amount).replace('-', '\u2212'),
    short(amount: number) {
      const [unit, name] = SHORT[language].find(([size]) => amount >= size) ?? [1, '']
      return whole.format(amount / unit) + name
    },
  }
}

/** The whole amount somebody typed, however they grouped it; nothing when there is none. */
export const amountTyped = (text: string): number | undefined => Number(text.replaceAll(/\D/g, '')) || undefined
