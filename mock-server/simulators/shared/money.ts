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

export type MoneyFormat = ReturnType<typeof createMoneyFormat>

/** Formats amounts for a language: `format(12408317.5)` is 12.408.317,50; `short(100000)` is 100K. */
export function createMoneyFormat(language: Language, currency = '₫') {
  const exact = new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const compact = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 })
  /** Whole minor units, so that an amount which is displayed without decimals is whole. */
  const ofMoney = (amount: number) => (Math.round(amount * 100) % 100 === 0 ? compact : exact).format(amount)
  const share = new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 2 })
  const factor = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 3 })
  return {
    /** Always with two decimals, for a balance. */
    format: (amount: number) => exact.format(amount),
    /** With two decimals unless the amount is whole, for a stake or a win. */
    plain: (amount: number) => ofMoney(amount),
    /** Like `plain`, with the currency, for a total and for an amount in a list. Chips and limits have none. */
    sum: (amount: number) => `${ofMoney(amount)}\u00A0${currency}`,
    /** Like `plain`, with a sign and a real minus; 0 has none. */
    signed: (amount: number) => (amount > 0 ? '+' : '') + ofMoney(amount).replace(/^-0$/, '0').replace('-', '\u2212'),
    currency,
    /** A number that is no money, such as odds or a count. */
    number: (value: number) => compact.format(value),
    /** A share of 1 as a percentage: `percent(0.9894)` is 98,94%. */
    percent: (part: number) => share.format(part),
    /** A payout factor with all its digits: two decimals are not enough. */
    factor: (times: number) => factor.format(times),
    short(amount: number) {
      const [unit, name] = SHORT[language].find(([size]) => amount >= size) ?? [1, '']
      return compact.format(amount / unit) + name
    },
  }
}

/** Parses a typed whole amount, ignoring any grouping. Returns undefined without one. */
export const parseAmount = (text: string): number | undefined => Number(text.replaceAll(/\D/g, '')) || undefined
