import { expect, test } from 'vitest'
import { AutoPlay } from './auto-play.ts'

const STAKE = 100

function playRounds(plan: Partial<Parameters<AutoPlay['start']>[0]>, ...results: number[]) {
  const auto = new AutoPlay()
  auto.start({ rounds: 10, lossLimit: 500, winLimit: 1000, ...plan })
  for (const won of results) auto.count({ stake: STAKE, won, isFree: false })
  return auto
}

test('automatic play counts its rounds down; free rounds do not count', () => {
  const auto = playRounds({ rounds: 2 }, 0)
  auto.count({ stake: 0, won: 50, isFree: true })
  expect(auto.remaining.value).toBe(1)
  auto.count({ stake: STAKE, won: 0, isFree: false })
  expect(auto.remaining.value).toBe(0)
})

test('automatic play stops before a round that could lose more than the limit', () => {
  expect(playRounds({ lossLimit: 300 }, 0, 0).findReachedLimit(STAKE)).toBeUndefined()
  expect(playRounds({ lossLimit: 300 }, 0, 0, 0).findReachedLimit(STAKE)).toEqual({ limit: 'lossLimit', amount: 300 })
  expect(playRounds({ lossLimit: 250 }, 0, 0).findReachedLimit(STAKE)).toEqual({ limit: 'lossLimit', amount: 250 })
})

test('payouts count towards the loss limit, and so do free rounds', () => {
  const auto = playRounds({ lossLimit: 300 }, 0, 50.25, 0)
  expect(auto.findReachedLimit(STAKE)).toEqual({ limit: 'lossLimit', amount: 300 })
  auto.count({ stake: 0, won: 49.75, isFree: true })
  expect(auto.findReachedLimit(STAKE)).toBeUndefined()
})

test('automatic play stops when the winnings reach the win limit', () => {
  expect(playRounds({ winLimit: 1000 }, 1099.99).findReachedLimit(STAKE)).toBeUndefined()
  expect(playRounds({ winLimit: 1000 }, 1100).findReachedLimit(STAKE)).toEqual({ limit: 'winLimit', amount: 1000 })
})

test('a new start resets the winnings and losses', () => {
  const auto = playRounds({ lossLimit: 300 }, 0, 0, 0)
  auto.start({ rounds: Infinity, lossLimit: 300, winLimit: 1000 })
  expect([auto.findReachedLimit(STAKE), auto.remaining.value]).toEqual([undefined, Infinity])
})
