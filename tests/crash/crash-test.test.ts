import { expect, test } from 'vitest'
import { runCrashTest } from './crash-test.ts'

test('after a crash during transfers a mock with a store keeps all that it has answered', async () => {
  const { kills, answered, violations } = await runCrashTest({ times: 2, worlds: 2, seed: 11 })

  expect(violations).toEqual([])
  expect([kills, answered > 0]).toEqual([2, true])
})
