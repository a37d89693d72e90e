import { expect, test } from 'vitest'
import { proveInvalidation } from './random-commands.ts'

test('after each of 150 random commands every cached response equals a fresh one, with at most 1.2 times the necessary requests', async () => {
  const { stale, effective, refetched, necessary } = await proveInvalidation(150)

  expect(stale).toEqual([])
  expect(effective).toBeGreaterThan(50)
  expect(refetched / necessary).toBeLessThanOrEqual(1.2)
}, 120_000)
