import { createMockServer } from '@longan/mock-server'
import { listen } from '@longan/mock-server/node'
import { expect, test } from 'vitest'
import { readPact } from './pact-file.ts'
import { LANES, verify } from './verification.ts'

test('the mock keeps every promise, and none is passed over', async () => {
  const { url, close } = await listen(createMockServer())
  try {
    const { interactions } = readPact()
    expect(interactions.length).toBeGreaterThan(0)
    const verification = await verify({ provider: url, statesUrl: `${url}/__admin/provider-states`, lanes: LANES })
    const ours = interactions.filter(({ pending }) => pending).length
    expect(verification).toEqual({
      known: { tried: interactions.length - ours, broken: [] },
      designed: { tried: ours, broken: [] },
      skipped: [],
      unready: [],
    })
  } finally {
    await close()
  }
}, 180_000)
