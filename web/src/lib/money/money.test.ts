import { expect, onTestFinished, test } from 'vitest'
import { config } from '#lib/site/config.ts'
import { amountInWords } from './amount-words.ts'
import {
  formatCompact,
  formatMoney,
  formatOdds,
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
})

test('a mask shows only a width', () => {
  expect(maskedMoney(0)).toBe('******')
  expect(maskedMoney(12_408_317.5)).toMatch(/^\*{10}$/)
})
