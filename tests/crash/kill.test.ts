import { expect, test } from 'vitest'
import { killTimes } from './kill.ts'

test('a mock with a store that is killed while money moves has told nobody what is not true afterwards', async () => {
  const { kills, answered, complaints } = await killTimes({ times: 2, worlds: 2, seed: 11 })

  expect(complaints).toEqual([])
  expect([kills, answered > 0]).toEqual([2, true])
})
