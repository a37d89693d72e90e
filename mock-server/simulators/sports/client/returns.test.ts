import { expect, test } from 'vitest'
import { returnsOf } from './returns.ts'

const mostPaid = 500_000_000

test('singles cost their stake each and bring back the sum of what each pays', () => {
  expect(returnsOf({ kind: 'single', stake: 1000, odds: [1.85, 2.33], mostPaid })).toEqual({
    cost: 2000,
    returns: 4180,
  })
})

test('a multiple costs one stake; its odds are multiplied, and what is below two decimals is cut off', () => {
  expect(returnsOf({ kind: 'multiple', stake: 999, odds: [1.85, 2.33], mostPaid })).toEqual({
    cost: 999,
    returns: 4306.18,
  })
})

test('no bet brings back more than the book pays at most', () => {
  const odds = Array.from({ length: 8 }, () => 20)
  expect(returnsOf({ kind: 'multiple', stake: 100_000, odds, mostPaid }).returns).toBe(mostPaid)
})
