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
        const share = thousandths / 10_000
        expect(percent(share)).toBe(expected(share, { style: 'percent', maximumFractionDigits: 2 }))
      }),
      { examples: [[1005], [-1], [0], [2_147_483_647]] },
    )
  },
)
