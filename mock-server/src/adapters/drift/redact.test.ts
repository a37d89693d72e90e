import { expect, test } from 'vitest'
import { redact } from './drift.ts'

test.each([
  { fullName: 'Nguyễn Văn An' },
  { contact: { name: 'Nguyễn Văn An' } },
  { deep: [{ address: { street: '12 Lê Lợi' } }] },
  { phone: ['0912'] },
  { tel: '0912' },
  { passport: 'B1234567' },
  { dob: '1990-01-01' },
  { pin: 1234 },
  { otp: '889911' },
  { sessionId: 'abc' },
  { apiKey: 'abc' },
  { cookie: 'sid=abc' },
  { text: '0912 345 678' },
  { text: '+84-91-234-5678' },
  { text: 'an@b.example' },
])('no value of %j is shown', (value) => {
  const redacted = JSON.stringify(redact(value))
  const values = (JSON.stringify(value).match(/(?<=":)("[^"]*"|\d+)/g) ?? []).map((one) => one.replaceAll('"', ''))

  expect(redacted).toContain('(hidden)')
  for (const one of values) expect(redacted).not.toContain(one)
})

test('values that are neither personal nor secret are shown', () => {
  const value = { name: 'Sugar Rush', time: '2026-11-20 12:42', accounts: [{ isOn: true }], sum: 12.5, address: null }

  expect(redact(value)).toEqual(value)
})
