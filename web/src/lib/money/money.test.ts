import { expect, test } from 'vitest'
import { formatCompact, formatMoney, formatSigned, maskedMoney, toDecimal, toMinor } from './money.ts'

test('a balance has two decimals, rounded half up', () => {
  expect([1.005, 2.675, -1.005, 100, 0.1 + 0.2].map(toMinor)).toEqual([101, 268, -101, 10_000, 30])
  expect(toDecimal(1_240_831_750)).toBe(12_408_317.5)
})

test('amounts are formatted for each language', () => {
  expect(formatMoney(12_408_317.5, 'VI')).toBe('12.408.317,50')
  expect(formatMoney(12_408_317.5, 'EN')).toBe('12,408,317.50')
  expect(formatMoney(12_408_317.5, 'EN', false)).toBe('12408317.50')
  expect(formatMoney(1.005, 'EN')).toBe('1.01')
})

test('profits and losses have a true minus sign', () => {
  expect([formatSigned(20, 'VI'), formatSigned(-50, 'VI'), formatSigned(0, 'EN')]).toEqual(['+20,00', '−50,00', '0.00'])
})

test('chips show compact amounts', () => {
  expect([100_000, 1_500_000, 2e9].map((sum) => formatCompact(sum, 'VI'))).toEqual(['100K', '1,5Tr', '2 Tỷ'])
  expect([100_000, 1_500_000, 2e9].map((sum) => formatCompact(sum, 'EN'))).toEqual(['100K', '1.5M', '2B'])
})

test('a mask shows only a width', () => {
  expect(maskedMoney(0)).toBe('******')
  expect(maskedMoney(12_408_317.5)).toMatch(/^\*{10}$/)
})
