import { expect, test } from 'vitest'
import { toDecimal, toMinor } from './money.ts'

test('minor units and decimals convert to each other without loss', () => {
  for (const minor of [0, 1, 99, 100, 10_050, 1_240_831_750]) expect(toMinor(toDecimal(minor))).toBe(minor)
  expect(toMinor(0.1 + 0.2)).toBe(30)
})

test('an amount with more than two decimals is invalid', () => {
  expect(toMinor(0.005)).toBeUndefined()
  expect(toMinor(Number.NaN)).toBeUndefined()
  expect(toMinor(1e300)).toBeUndefined()
})
