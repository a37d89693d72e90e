import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'
import { FROZEN_TIME } from '../kernel/frozen-time.ts'

test('after a teardown a world stands at the moment of the contracts, however long it took to make', async () => {
  let hostTime = Date.UTC(2026, 0, 5)
  const { control } = setup({ now: () => hostTime++ })

  await control('POST', '/provider-states', { action: 'teardown', state: 'the site is open' })

  expect((await control('GET', '/clock')).json).toMatchObject({ time: FROZEN_TIME, isFrozen: true })
})
