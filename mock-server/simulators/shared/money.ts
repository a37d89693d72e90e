import type { Language } from './frame.ts'

const SEPARATORS = { vi: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } } as const
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

type Decimals = { min?: number; max?: number }

/** Moves the decimal point to the right, without the binary error of `1.005 * 100`. */
function shiftDecimal(value: number, places: number): number {
  const [mantissa, exponent = '0'] = String(value).split('e')
  return Number(`${mantissa}e${Number(exponent) + places}`)
}

/**
 * Formats a number with `min` to `max` decimals, rounded half up, as the app does.
 * @note Not by `Intl.NumberFormat`: to create the first one delays the page by 75 ms on a slow phone.
 */
function formatDecimal(value: number, language: Language, { min = 0, max = 2 }: Decimals = {}): string {
  const { group, decimal } = SEPARATORS[language]
  const digits = String(Math.round(shiftDecimal(Math.abs(value), max))).padStart(max + 1, '0')
  const point = digits.length - max
  const integer = digits.slice(0, point).replaceAll(/\B(?=(\d{3})+$)/g, group)
  const fraction = digits.slice(point).replace(/0+$/, '').padEnd(min, '0')
  return (value < 0 && Number(digits) > 0 ? '-' : '') + integer + (fraction && decimal + fraction)
}

export type MoneyFormat = ReturnType<typeof createMoneyFormat>

/** Formats amounts for a language: `format(12408317.5)` is 12.408.317,50; `short(100000)` is 100K. */
export function createMoneyFormat(language: Language, currency = '₫') {
  const write = (value: number, decimals?: Decimals) => formatDecimal(value, language, decimals)
  /** Whole minor units, so that an amount which is displayed without decimals is whole. */
  const ofMoney = (amount: number) => write(amount, { min: Math.round(amount * 100) % 100 === 0 ? 0 : 2 })
  return {
    /** Always with two decimals, for a balance. */
    format: (amount: number) => write(amount, { min: 2 }),
    /** With two decimals unless the amount is whole, for a stake or a win. */
    plain: (amount: number) => ofMoney(amount),
    /** Like `plain`, with the currency, for a total and for an amount in a list. Chips and limits have none. */
    sum: (amount: number) => `${ofMoney(amount)}\u00A0${currency}`,
    /** Like `plain`, with a sign and a real minus; 0 has none. */
    signed: (amount: number) => (amount > 0 ? '+' : '') + ofMoney(amount).replace('-', '\u2212'),
    currency,
    /** A number that is no money, such as odds or a count. */
    number: (value: number) => write(value),
    /** A share of 1 as a percentage: `percent(0.9894)` is 98,94%. */
    percent: (part: number) => `${write(shiftDecimal(part, 2))}%`,
    /** A payout factor with all its digits: two decimals are not enough. */
    factor: (times: number) => write(times, { max: 3 }),
    short(amount: number) {
      const [unit, name] = SHORT[language].find(([size]) => amount >= size) ?? [1, '']
      return write(amount / unit) + name
    },
  }
}

/** Parses a typed whole amount, ignoring any grouping. Returns undefined without one. */
export const parseAmount = (text: string): number | undefined => Number(text.replaceAll(/\D/g, '')) || undefined
