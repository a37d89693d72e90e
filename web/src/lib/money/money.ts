import { config } from '#lib/site/config.ts'

export type Language = 'VI' | 'EN'

export const separators = { VI: { group: '.', decimal: ',' }, EN: { group: ',', decimal: '.' } } as const

/** Moves the decimal point to the right, without the binary error of `1.005 * 100`. */
export function shiftDecimal(decimal: number | string, places: number): number {
  const [mantissa, exponent = '0'] = String(decimal).split('e')
  return Number(`${mantissa}e${Number(exponent) + places}`)
}

/** Groups a whole number by thousands. */
export const groupThousands = (digits: string, language: Language) =>
  digits.replaceAll(/\B(?=(\d{3})+$)/g, separators[language].group)

type DecimalStyle = { min?: number; max?: number; grouped?: boolean }

/**
 * Formats a number with `min` to `max` decimals, rounded half up: `12.408.317,5` in Vietnamese, `12,408,317.5` in English.
 * @note Not by `Intl.NumberFormat`, unless a number has more digits than an exact integer: to create the first one delays the first amount of a page by 75 ms on a slow
 * phone (docs/decisions/029).
 */
export function formatDecimal(value: number, language: Language, style: DecimalStyle = {}): string {
  const { min = 0, max = 2, grouped = true } = style
  const scaled = Math.round(shiftDecimal(Math.abs(value), max))
  if (!Number.isSafeInteger(scaled)) {
    const digits = { minimumFractionDigits: min, maximumFractionDigits: max, useGrouping: grouped }
    return new Intl.NumberFormat(language, digits).format(value)
  }
  const digits = String(scaled).padStart(max + 1, '0')
  const point = digits.length - max
  const integer = digits.slice(0, point)
  const fraction = digits.slice(point).replace(/0+$/, '').padEnd(min, '0')
  const sign = value < 0 && scaled > 0 ? '-' : ''
  return (
    sign +
    (grouped ? groupThousands(integer, language) : integer) +
    (fraction && separators[language].decimal + fraction)
  )
}

/** Formats an amount of a unit in words: `30 phút` in Vietnamese, `30 minutes` in English. */
export const formatUnit = (amount: number, unit: string, language: Language) =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)

const minusSign = '−'

/** Converts a decimal amount to whole minor units, half up. */
export const toMinor = (decimal: number | string): number =>
  Math.sign(Number(decimal)) * Math.round(Math.abs(shiftDecimal(decimal, 2)))

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
  const text = formatDecimal(toDecimal(Math.abs(minor)), language, { min: decimals, grouped })
  const [integer = '', fraction] = text.split(separators[language].decimal)
  return {
    sign: minor < 0 ? minusSign : '',
    integer,
    fraction: fraction ? separators[language].decimal + fraction : '',
  }
}

/** Returns the sign of the site's currency with the space before it, at which no line breaks. */
export const currencySign = () => `\u00A0${config.brand?.currency ?? '₫'}`

/** Formats with the currency: `12.408.317,50 ₫` in Vietnamese, `200,000 ₫` in English. */
export function formatMoney(decimal: number, language: Language) {
  const { sign, integer, fraction } = moneyParts(decimal, language)
  return sign + integer + fraction + currencySign()
}

/** Formats decimal odds: `1,85` in Vietnamese, `1.85` in English. */
export const formatOdds = (odds: number, language: Language) => formatDecimal(odds, language, { min: 2 })

const compactSteps = [
  { from: 1e9, VI: ' Tỷ', EN: 'B' },
  { from: 1e6, VI: 'Tr', EN: 'M' },
  { from: 1e3, VI: 'K', EN: 'K' },
]

/** Formats for chips and tickers: `100K`, `1,5Tr`, `2 Tỷ`; in English `100K`, `1.5M`, `2B`. */
export function formatCompact(decimal: number, language: Language) {
  const step = compactSteps.find(({ from }) => Math.abs(decimal) >= from)
  return formatDecimal(decimal / (step?.from ?? 1), language, { max: step ? 1 : 2 }) + (step?.[language] ?? '')
}

/** Returns asterisks about as wide as the amount. */
export function maskedMoney(decimal = 0, language: Language = 'VI') {
  const { integer } = moneyParts(decimal, language)
  return '*'.repeat(Math.max(6, integer.length))
}
