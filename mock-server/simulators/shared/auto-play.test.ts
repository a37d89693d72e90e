import { expect, test } from 'vitest'
import { AutoPlay } from './auto-play.ts'

const STAKE = 100

/** An auto-play that has played with these results, a stake of 100 each. */
function played(plan: Partial<Parameters<AutoPlay['start']>[0]>, ...results: number[]) {
  const auto = new AutoPlay()
  auto.start({ rounds: 10, lossLimit: 500, winLimit: 1000, ...plan })
  for (const won of results) auto.count({ stake: STAKE, won, isFree: false })
  return auto
}

test('an auto-play counts its rounds down; a free round is not one of them', () => {
  const auto = played({ rounds: 2 }, 0)
  auto.count({ stake: 0, won: 50, isFree: true })
  expect(auto.left.value).toBe(1)
  auto.count({ stake: STAKE, won: 0, isFree: false })
  expect(auto.left.value).toBe(0)
})

test('it stops before a round that could lose more than the limit, not after it', () => {
  expect(played({ lossLimit: 300 }, 0, 0).limitBefore(STAKE)).toBeUndefined()
  expect(played({ lossLimit: 300 }, 0, 0, 0).limitBefore(STAKE)).toEqual({ limit: 'lossLimit', amount: 300 })
  expect(played({ lossLimit: 250 }, 0, 0).limitBefore(STAKE)).toEqual({ limit: 'lossLimit', amount: 250 })
})

test('what comes back on the way counts, and so do free rounds', () => {
  const auto = played({ lossLimit: 300 }, 0, 50.25, 0)
  expect(auto.limitBefore(STAKE)).toEqual({ limit: 'lossLimit', amount: 300 })
  auto.count({ stake: 0, won: 49.75, isFree: true })
  expect(auto.limitBefore(STAKE)).toBeUndefined()
})

test('it stops when it is ahead by the win limit, neither before nor only beyond it', () => {
  expect(played({ winLimit: 1000 }, 1099.99).limitBefore(STAKE)).toBeUndefined()
  expect(played({ winLimit: 1000 }, 1100).limitBefore(STAKE)).toEqual({ limit: 'winLimit', amount: 1000 })
})

test('a new start forgets what the last one won and lost', () => {
  const auto = played({ lossLimit: 300 }, 0, 0, 0)
  auto.start({ rounds: Infinity, lossLimit: 300, winLimit: 1000 })
  expect([auto.limitBefore(STAKE), auto.left.value]).toEqual([undefined, Infinity])
})
