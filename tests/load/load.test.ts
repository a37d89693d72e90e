import { expect, test } from 'vitest'
import { load, percentile } from './load.ts'

test('members who use one mock at once all get a response, and their ledgers balance', async () => {
  const { latencies, errors, memoryMb, unbalanced } = await load({ clients: 4, seconds: 1 })

  expect([errors, unbalanced]).toEqual([[], []])
  expect(latencies.length).toBeGreaterThan(10)
  expect(memoryMb.filter((mb) => mb > 0)).toHaveLength(10)
})

test('calls that the mock refuses are reported', async () => {
  const { errors } = await load({ clients: 2, seconds: 1, flags: ['--worlds-per-address', '1'] }).catch(
    (error: Error) => ({
      errors: [error.message],
    }),
  )

  expect(errors).not.toEqual([])
})

test('of a hundred latencies the 99th percentile is the maximum', () => {
  const latencies = Array.from({ length: 100 }, (_none, index) => 100 - index)
  expect([percentile(latencies, 50), percentile(latencies, 99)]).toEqual([51, 100])
})
