import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'
import { FROZEN_TIME } from '../kernel/world/frozen-time.ts'

test('after a teardown the clock is at the time of the contracts, however long the reset took', async () => {
  let hostTime = Date.UTC(2026, 0, 5)
  const { control } = setup({ now: () => hostTime++ })

  await control('POST', '/provider-states', { action: 'teardown', state: 'the site is open' })

  expect((await control('GET', '/clock')).json).toMatchObject({ time: FROZEN_TIME, isFrozen: true })
})
