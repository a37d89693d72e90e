import { member } from '@longan/sdk/member'
import { system } from '@longan/sdk/system'
import { expect, test, vi } from 'vitest'
import { connect, http } from './gateway.ts'

/** Connects the app with this token to a gateway that responds with this value; returns the cache mode of each request. */
function connectWith(token: string | undefined, value: object) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ success: true, value }))
  vi.stubGlobal('fetch', fetch)
  connect({ baseUrl: 'http://gateway.local', merchant: 'DEMO', token: () => token })
  return () => fetch.mock.calls.map(([, options]) => options?.cache)
}

test('the browser stores no response to a member, which it would return to the next one', async () => {
  const cached = connectWith('token-1', {})
  await member(http).getInfo()
  expect(cached()).toEqual(['no-store'])
})

test('the browser may store what is the same for every guest', async () => {
  const cached = connectWith(undefined, [])
  await system(http).listCountries()
  expect(cached()).toEqual(['default'])
})
