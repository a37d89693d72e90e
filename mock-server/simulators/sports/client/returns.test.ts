import { expect, test } from 'vitest'
import { returnsOf } from './returns.ts'

const mostPaid = 500_000_000

test('singles cost one stake each and return the sum of their payouts', () => {
  expect(returnsOf({ kind: 'single', stake: 1000, odds: [1.85, 2.33], mostPaid })).toEqual({
    cost: 2000,
    returns: 4180,
  })
})

test('a multiple costs one stake; its odds are multiplied, and the payout is truncated to two decimals', () => {
  expect(returnsOf({ kind: 'multiple', stake: 999, odds: [1.85, 2.33], mostPaid })).toEqual({
    cost: 999,
    returns: 4306.18,
  })
})

test('no bet pays more than the book’s maximum', () => {
  const odds = Array.from({ length: 8 }, () => 20)
  expect(returnsOf({ kind: 'multiple', stake: 100_000, odds, mostPaid }).returns).toBe(mostPaid)
})
