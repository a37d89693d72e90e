import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accountInput, newPaymentPin, payeeName, paymentPin, toPrintedName } from './accounts.ts'

const problems = (schema: v.GenericSchema, input: unknown) =>
  (v.safeParse(schema, input).issues ?? []).map(({ message }) => message)

test('a name is stored as it is printed on a card', () => {
  expect(toPrintedName('  Nguyễn   Đức Anh ')).toBe('NGUYEN DUC ANH')
  expect(v.parse(payeeName, 'Hồ Thị Mỹ Đức')).toBe('HO THI MY DUC')
})

test.each(['', ' ', 'A', 'A1', '<b>', '😀😀', 'x'.repeat(51)])('"%s" is not a valid payee name', (name) => {
  expect(v.is(payeeName, name)).toBe(false)
})

test('a payment password has six digits, and must be entered twice', () => {
  expect(['246810', '000000'].every((pin) => v.is(paymentPin, pin))).toBe(true)
  expect(['', '12345', '1234567', '12345a', '１２３４５６'].some((pin) => v.is(paymentPin, pin))).toBe(false)
  expect(problems(newPaymentPin, { paymentPassword: '246810', confirmPaymentPassword: '246811' })).toEqual([
    'confirmation',
  ])
})

const card = { bankCode: 'TDBK', number: '9704 0500-1234.7788', payeeName: 'Le Thu Ha', password: '246810' }

test('a number may be pasted with separators', () => {
  const schema = accountInput({ kind: 'B', pattern: '^[0-9]{8,19}$', extras: [] })
  expect(v.parse(schema, card)).toMatchObject({ number: '9704050012347788', payeeName: 'LE THU HA' })
  expect(problems(schema, { ...card, number: '123' })).toEqual(['accountNumber?id=B'])
})

test('an invalid pattern of the gateway accepts every number', () => {
  expect(v.is(accountInput({ kind: 'B', pattern: '([', extras: [] }), card)).toBe(true)
})

test('the extra fields of a bank are required', () => {
  const schema = accountInput({ kind: 'B', pattern: undefined, extras: ['email'] })
  expect(problems(schema, card)).toEqual(['required'])
  expect(v.is(schema, { ...card, email: 'ha@long.vn' })).toBe(true)
})
