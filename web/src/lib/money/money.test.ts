import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { config } from '#lib/site/config.ts'
import { amountInWords } from './amount-words.ts'
import {
  formatCompact,
  formatDecimal,
  formatMoney,
  formatOdds,
  formatUnit,
  type Language,
  maskedMoney,
  moneyParts,
  toDecimal,
  toMinor,
} from './money.ts'

test('a balance has two decimals, rounded half up', () => {
  expect([1.005, 2.675, -1.005, 100, 0.1 + 0.2].map(toMinor)).toEqual([101, 268, -101, 10_000, 30])
  expect(toDecimal(1_240_831_750)).toBe(12_408_317.5)
})

const text = (decimal: number, language: Language, style?: Parameters<typeof moneyParts>[2]) => {
  const { sign, integer, fraction } = moneyParts(decimal, language, style)
  return sign + integer + fraction
}

test('an amount has decimals only if it is not whole, except a balance', () => {
  expect(text(12_408_317.5, 'VI')).toBe('12.408.317,50')
  expect(text(12_408_317.5, 'EN')).toBe('12,408,317.50')
  expect(text(12_408_317.5, 'EN', { grouped: false })).toBe('12408317.50')
  expect([text(200_000, 'VI'), text(-50, 'VI'), text(0, 'EN'), text(1.005, 'EN')]).toEqual([
    '200.000',
    '−50',
    '0',
    '1.01',
  ])
  expect([text(100, 'VI', { exact: true }), text(1.999, 'EN', { exact: true })]).toEqual(['100,00', '2.00'])
})

test('money has the sign of its currency after it', () => {
  expect([formatMoney(200_000, 'VI'), formatMoney(-1.5, 'EN')]).toEqual(['200.000\u00A0₫', '−1.50\u00A0₫'])
})

test('money has the sign of the brand’s currency', () => {
  const colours = { dark: '#000000', light: '#ffffff' }
  config.brand = { name: { VI: 'Acme', EN: 'Acme' }, colours, currency: '€', links: [] }
  onTestFinished(() => void delete config.brand)

  expect([formatMoney(200_000, 'VI'), formatMoney(-1.5, 'EN')]).toEqual(['200.000\u00A0€', '−1.50\u00A0€'])
  expect([amountInWords(500_000_000, 'VI'), amountInWords(150, 'EN')]).toEqual(['Năm triệu', 'One 50/100'])
})

test('odds have two decimals of the language', () => {
  expect([formatOdds(1.2, 'VI'), formatOdds(1.2, 'EN'), formatOdds(14.186, 'EN')]).toEqual(['1,20', '1.20', '14.19'])
})

test('chips show compact amounts', () => {
  expect([100_000, 1_500_000, 2e9].map((sum) => formatCompact(sum, 'VI'))).toEqual(['100K', '1,5Tr', '2 Tỷ'])
  expect([100_000, 1_500_000, 2e9].map((sum) => formatCompact(sum, 'EN'))).toEqual(['100K', '1.5M', '2B'])
  expect([12.25, 1250].map((sum) => formatCompact(sum, 'VI'))).toEqual(['12,25', '1,3K'])
})

test('a mask shows only a width', () => {
  expect(maskedMoney(0)).toBe('******')
  expect(maskedMoney(12_408_317.5)).toMatch(/^\*{10}$/)
})

const locales = { VI: 'vi-VN', EN: 'en-US' } as const
const styles = [
  { min: 0, max: 0 },
  { min: 0, max: 1 },
  { min: 0, max: 2, grouped: false },
  { min: 2, max: 2 },
  { min: 1, max: 3 },
]

test.each(['VI', 'EN'] as const)('any number in %s is written as Unicode writes it', (language) => {
  const numbers = fc.oneof(
    fc.integer(),
    fc.integer().map((one) => one / 1000),
    fc.double({ min: -1e9, max: 1e9 }),
  )
  fc.assert(
    fc.property(numbers, fc.constantFrom(...styles), (number, { min, max, grouped = true }) => {
      const digits = { minimumFractionDigits: min, maximumFractionDigits: max, useGrouping: grouped }
      const format = new Intl.NumberFormat(locales[language], { ...digits, signDisplay: 'negative' })
      expect(formatDecimal(number, language, { min, max, grouped })).toBe(format.format(number))
    }),
    {
      examples: [
        [1.005, styles[3]!],
        [1e-7, styles[4]!],
        [-0.001, styles[3]!],
      ],
    },
  )
})

test('coins have up to eight decimals, and a large number has the separators of its language', () => {
  expect(formatDecimal(1234.123_456_789, 'VI', { max: 8 })).toBe('1.234,12345679')
  expect(formatDecimal(123_456_789.5, 'VI', { max: 8 })).toBe('123.456.789,5')
  expect(formatDecimal(-123_456_789.5, 'EN', { max: 8, grouped: false })).toBe('-123456789.5')
  expect(formatMoney(123_456_789_012_345.5, 'VI')).toBe('123.456.789.012.345,50\u00A0₫')
})

test('an amount of a unit is in words', () => {
  expect([formatUnit(1500, 'minute', 'VI'), formatUnit(1500, 'minute', 'EN')]).toEqual(['1.500 phút', '1,500 minutes'])
})
