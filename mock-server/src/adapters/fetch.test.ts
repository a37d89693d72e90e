import { withOverrides } from '@longan/mock-server/msw'
import { expect, expectTypeOf, test } from 'vitest'
import { createMockServer } from '../mock-server.ts'
import { openInPage } from './page/in-page.ts'
import { ORIGIN, requestOf } from './testing.ts'
import { compileAtRunTime } from '../validators/at-run-time.ts'

const nothing = async () => undefined
const store = { load: nothing, append: nothing, replace: async () => 1 }

/** Every function of the packages that takes the place of `fetch`. */
const fetches = {
  createMockServer: async () => createMockServer().fetch,
  withOverrides: async () => withOverrides(createMockServer()).fetch,
  openInPage: async () => {
    Object.assign(globalThis, {
      addEventListener: () => undefined,
      document: { addEventListener: () => undefined, visibilityState: 'visible', querySelectorAll: () => [] },
    })
    return (await openInPage(store, { compile: compileAtRunTime })).fetch
  },
}

test.for(Object.keys(fetches) as (keyof typeof fetches)[])(
  'the fetch of %s accepts a string, a URL or a Request, and options',
  async (name) => {
    const fetch = await fetches[name]()
    const address = `${ORIGIN}/wps/system/country`
    const init = { headers: { Merchant: 'DEMO' } }

    expectTypeOf(fetch).toExtend<typeof globalThis.fetch>()
    expect((await fetch(address, init)).status).toBe(200)
    expect((await fetch(new URL(address), init)).status).toBe(200)
    expect((await fetch(requestOf('GET', '/wps/system/country'))).status).toBe(200)
    expect((await fetch(requestOf('GET', '/wps/system/country'), { headers: {} })).status).toBe(400)
  },
)

test('a body and an abort signal of the options are used', async () => {
  const { fetch } = createMockServer()
  const advance = { method: 'POST', body: JSON.stringify({ duration: '1h' }) }

  expect((await fetch(`${ORIGIN}/__admin/clock/advance`, advance)).status).toBe(200)
  await expect(
    fetch(`${ORIGIN}/__admin/clock/advance`, { ...advance, signal: AbortSignal.abort(new Error('stopped')) }),
  ).rejects.toThrow('stopped')
})
