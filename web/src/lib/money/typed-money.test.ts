import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDecimal } from './money.ts'
import { formatAmount, formatPercent, groupTyped, parseMoney, normalizePasted } from './typed-money.ts'

const typed = (before: string, language: 'VI' | 'EN' = 'VI') => {
  const at = before.indexOf('|')
  const { text, caret } = groupTyped(before.replace('|', ''), at, language)
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

test.each([
  ['5|', '5|'],
  ['5000|', '5.000|'],
  ['1.5000|', '15.000|'],
  ['12|.000', '12|.000'],
  ['1|2000', '1|2.000'],
  ['9|1.000', '9|1.000'],
  ['007|', '7|'],
  ['1000,5|', '1.000,5|'],
  ['-5|', '-5|'],
  ['năm|', 'năm|'],
  ['|', '|'],
])('“%s” becomes “%s”: grouped, with the caret at the same place', (before, after) => {
  expect(typed(before)).toBe(after)
})

test('English groups by commas', () => {
  expect(typed('1234567.8|', 'EN')).toBe('1,234,567.8|')
})

test.each([
  ['500.000', 500_000_00],
  ['500 000', 500_000_00],
  ['500000,5', 500_000_50],
  ['0', 0],
  ['', undefined],
  ['-5', undefined],
  ['1,234', undefined],
  ['1e9', undefined],
  ['năm trăm', undefined],
  ['99999999999999999999', Number.MAX_SAFE_INTEGER],
])('“%s” is %s in minor units', (text, minor) => {
  expect(parseMoney(text, 'VI')).toBe(minor)
})

test.each([
  ['1,500,000', '1.500.000'],
  ['1.500.000\u00A0₫', '1.500.000'],
  ['1 500 000 VND', '1.500.000'],
  ['1,500,000.50', '1.500.000,50'],
  ['12.5', '12,5'],
  ['1,50,000', undefined],
  ['-500', undefined],
  ['<b>5</b>', undefined],
])('“%s” pasted from elsewhere is read as %s', (text, read) => {
  expect(normalizePasted(text, 'VI')).toBe(read)
})

test.each(['VI', 'EN'] as const)('in %s any formatted amount parses back to the amount', (language) => {
  fc.assert(
    fc.property(fc.nat({ max: 1e12 }), (minor) => {
      const text = formatAmount(toDecimal(minor), language)
      expect(parseMoney(text, language)).toBe(minor)
      expect(parseMoney(normalizePasted(text, language)!, language)).toBe(minor)
    }),
  )
})

test('an amount typed digit by digit, at any caret position, is never lost', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,11}$/), (digits) => {
      let field = { text: '', caret: 0 }
      for (const digit of digits) {
        const { text, caret } = field
        field = groupTyped(text.slice(0, caret) + digit + text.slice(caret), caret + 1, 'VI')
      }
      expect(parseMoney(field.text, 'VI')).toBe(Number(digits) * 100)
      expect(field.caret).toBe(field.text.length)
    }),
  )
})

test('a percentage is rounded half up to two decimals, without a binary error', () => {
  expect([formatPercent(0.008, 'VI'), formatPercent(0.00035, 'VI'), formatPercent(1.5, 'EN')]).toEqual([
    '0,8%',
    '0,04%',
    '150%',
  ])
})
