import { expect, test } from 'vitest'
import { createMockServer, FROZEN_TIME } from './mock-server.ts'

test.for([
  [{ time: 0 }, 'time must be ms since the epoch, from 1971 to 2100'],
  [{ time: Number.NaN }, 'time must be ms'],
  [{ time: Date.UTC(2101, 0) }, 'time must be ms'],
  [{ time: '2026-01-05' as unknown as number }, 'time must be ms'],
  [{ time: new Date() as unknown as number }, 'time must be ms'],
  [{ now: FROZEN_TIME as unknown as () => number }, 'now must be a function that returns ms'],
  [{ seed: 1.5 }, 'seed must be a whole number'],
  [{ seed: 'seven' as unknown as number }, 'seed must be a whole number'],
  [{ scenario: 'paradise' }, 'There is no scenario paradise; there are default, empty, SC01'],
  [{ scenario: 'constructor' }, 'There is no scenario constructor'],
  [{ maxWorlds: 0 }, 'maxWorlds must be at least 1'],
  [{ maxWorlds: Number.NaN }, 'maxWorlds must be at least 1'],
] as const)('a mock server with the options %j is refused when it is created', ([options, reason]) => {
  expect(() => createMockServer(options)).toThrow(reason)
})

test('a mock server accepts the first and the last time of a world, and one world', () => {
  for (const time of [Date.UTC(1971, 0), Date.UTC(2100, 0)])
    expect(() => createMockServer({ time, seed: -7, maxWorlds: 1 })).not.toThrow()
})
