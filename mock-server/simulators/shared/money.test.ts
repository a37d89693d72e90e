import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMoneyFormat } from './money.ts'

const locales = { vi: 'vi-VN', en: 'en-US' } as const

test.each(['vi', 'en'] as const)(
  'any amount, factor and percentage in %s is written as Unicode writes it',
  (language) => {
    const { format, number, factor, percent } = createMoneyFormat(language)
    const expected = (value: number, options: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(locales[language], { signDisplay: 'negative', ...options }).format(value)

    fc.assert(
      fc.property(fc.integer(), (thousandths) => {
        const value = thousandths / 1000
        expect(format(value)).toBe(expected(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }))
        expect(number(value)).toBe(expected(value, { maximumFractionDigits: 2 }))
        expect(factor(value)).toBe(expected(value, { maximumFractionDigits: 3 }))
        const share = thousandths / 100_000
        expect(percent(share)).toBe(expected(share, { style: 'percent', maximumFractionDigits: 2 }))
      }),
      { examples: [[1005], [-1], [0], [2_147_483_647]] },
    )
  },
)

test('a stake or a win has two decimals unless it is whole, and a sign if it is asked for', () => {
  const { plain, sum, signed } = createMoneyFormat('vi')
  expect([plain(1234.5), plain(1234), sum(2), sum(0.5)]).toEqual(['1.234,50', '1.234', '2\u00A0₫', '0,50\u00A0₫'])
  expect([signed(1.5), signed(-1000), signed(0), signed(-0.001)]).toEqual(['+1,50', '\u22121.000', '0', '0'])
})
