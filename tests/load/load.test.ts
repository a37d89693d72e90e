import { expect, test } from 'vitest'
import { load, percentile } from './load.ts'

test('members who ask one mock at once are all answered, and their books balance', async () => {
  const { took, wrong, held, books } = await load({ clients: 4, seconds: 1 })

  expect([wrong, books]).toEqual([[], []])
  expect(took.length).toBeGreaterThan(10)
  expect(held.filter((mb) => mb > 0)).toHaveLength(10)
})

test('what a mock refuses is told', async () => {
  const { wrong } = await load({ clients: 2, seconds: 1, flags: ['--worlds-per-address', '1'] }).catch(
    (error: Error) => ({
      wrong: [error.message],
    }),
  )

  expect(wrong).not.toEqual([])
})

test('of a hundred answers the 99th percentile is the slowest', () => {
  const took = Array.from({ length: 100 }, (_none, index) => 100 - index)
  expect([percentile(took, 50), percentile(took, 99)]).toEqual([51, 100])
})
