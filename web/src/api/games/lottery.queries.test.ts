import { expect, test } from 'vitest'
import { isOnSale, lotteryRefresh, withPopular } from './lottery.queries.ts'

const refresh = (...lefts: number[]) => lotteryRefresh(lefts.map((remainTime) => ({ numero: '1', remainTime })))

test('without a round the lotteries are fetched again after 7 s [G-4-08]', () => {
  expect(lotteryRefresh(undefined)).toBe(7000)
  expect(lotteryRefresh([{ numero: '', remainTime: 12_000 }])).toBe(7000)
})

test('the lotteries are fetched again at the first draw, 7 s later at the earliest [G-4-09]', () => {
  expect(refresh(20_000, 12_000)).toBe(12_000)
  expect(refresh(900)).toBe(7000)
})

test('the lotteries are fetched again after 30 s at the latest [G-4-10]', () => {
  expect(refresh(90_000)).toBe(30_000)
})

test('a round that is over is fetched again after 7 s [G-4-11]', () => {
  expect([refresh(0), refresh(-5)]).toEqual([7000, 7000])
})

test('a South-East Asian lottery disappears one millisecond before its bets close [G-4-06]', () => {
  expect(isOnSale({ remainTime: 10_001, lockTime: 10 })).toBe(false)
  expect(isOnSale({ remainTime: 10_002, lockTime: 10 })).toBe(true)
})

test('the popular South-East Asian lottery comes after the main lottery [G-4-07]', () => {
  const items = ['A', 'AE63FK3', 'B'].map((code) => ({ code }))
  expect(withPopular(items, [{ code: 'S' }]).map(({ code }) => code)).toEqual(['A', 'AE63FK3', 'S', 'B'])
})
