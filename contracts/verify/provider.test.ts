import { createMockServer } from '@longan/mock-server'
import { listen } from '@longan/mock-server/node'
import { expect, test } from 'vitest'
import { readPact } from '../pact-file.ts'
import { CONCURRENCY, verify } from './verification.ts'

test('the mock satisfies all interactions, and none is skipped', async () => {
  const { url, close } = await listen(createMockServer())
  try {
    const { interactions } = readPact()
    expect(interactions.length).toBeGreaterThan(0)
    const verification = await verify({
      provider: url,
      statesUrl: `${url}/__admin/provider-states`,
      concurrency: CONCURRENCY,
    })
    const designed = interactions.filter(({ pending }) => pending).length
    expect(verification).toEqual({
      known: { tried: interactions.length - designed, broken: [] },
      designed: { tried: designed, broken: [] },
      skipped: [],
      failedStates: [],
      notes: [],
    })
  } finally {
    await close()
  }
}, 180_000)
