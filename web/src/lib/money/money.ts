import { config } from '#lib/site/config.ts'

export type Language = 'VI' | 'EN'

const locales = { VI: 'vi-VN', EN: 'en-US' } as const
const formats = new Map<string, Intl.NumberFormat>()

/** Returns a cached number format: creating one costs more than formatting a hundred numbers. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options)
  const writer = formats.get(key) ?? new Intl.NumberFormat(locales[language], options)
  formats.set(key, writer)
  return writer
}

const minusSign = '−'

/** Converts a decimal amount to whole minor units, half up, without the binary error of `1.005 * 100`. */
export function toMinor(decimal: number | string): number {
  const [mantissa, exponent = '0'] = String(decimal).split('e')
  const shifted = Math.abs(Number(`${mantissa}e${Number(exponent) + 2}`))
  return Math.sign(Number(decimal)) * Math.round(shifted)
}

/** Converts whole minor units to the decimal amount of the gateway. */
export const toDecimal = (minor: number) => minor / 100

type MoneyStyle = {
  grouped?: boolean
  /** Shows two decimals even of a whole amount, as the specification asks of a balance. */
  exact?: boolean
}

/** Splits an amount for display, rounded half up to two decimals; a whole amount has none. */
export function moneyParts(decimal: number, language: Language, { grouped = true, exact = false }: MoneyStyle = {}) {
  const minor = toMinor(decimal)
  const decimals = exact || minor % 100 !== 0 ? 2 : 0
  const format = numberFormat(language, { minimumFractionDigits: decimals, useGrouping: grouped })
  const parts = format.formatToParts(toDecimal(Math.abs(minor)))
  const fraction = decimals === 0 ? parts.length : parts.findIndex((part) => part.type === 'decimal')
  const words = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map((part) => part.value)
      .join('')
  return { sign: minor < 0 ? minusSign : '', integer: words(0, fraction), fraction: words(fraction) }
}

/** Returns the sign of the site's currency with the space before it, at which no line breaks. */
export const currencySign = () => `\u00A0${config.brand?.currency ?? '₫'}`

/** Formats with the currency: `12.408.317,50 ₫` in Vietnamese, `200,000 ₫` in English. */
export function formatMoney(decimal: number, language: Language) {
  const { sign, integer, fraction } = moneyParts(decimal, language)
  return sign + integer + fraction + currencySign()
}

/** Formats decimal odds: `1,85` in Vietnamese, `1.85` in English. */
export const formatOdds = (odds: number, language: Language) =>
  numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(odds)

const compactSteps = [
  { from: 1e9, VI: ' Tỷ', EN: 'B' },
  { from: 1e6, VI: 'Tr', EN: 'M' },
  { from: 1e3, VI: 'K', EN: 'K' },
]

/** Formats for chips and tickers: `100K`, `1,5Tr`, `2 Tỷ`; in English `100K`, `1.5M`, `2B`. */
export function formatCompact(decimal: number, language: Language) {
  const step = compactSteps.find(({ from }) => Math.abs(decimal) >= from)
  const number = numberFormat(language, { maximumFractionDigits: step ? 1 : 2 })
  return number.format(decimal / (step?.from ?? 1)) + (step?.[language] ?? '')
}

/** Returns asterisks about as wide as the amount. */
export function maskedMoney(decimal = 0, language: Language = 'VI') {
  const { integer } = moneyParts(decimal, language)
  return '*'.repeat(Math.max(6, integer.length))
}
