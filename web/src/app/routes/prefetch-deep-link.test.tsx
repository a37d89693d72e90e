import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { deepLinkPrefetches } from './prefetch-deep-link.ts'
import { recordPreloadCalls } from '../../../serve/preload-calls.ts'

const language = (text: string | null) => text?.replace('VI', '__language__')

/** The calls a page preloads, without the status of the site, which every screen needs. */
async function preloadedAt(address: string) {
  const { guest } = await recordPreloadCalls({})
  const urls = guest[address]!.map(({ url }) => new URL(url, 'http://mock.local'))
  return urls.filter(({ pathname }) => !pathname.endsWith('/status'))
}

const withOwnCalls = Object.keys(deepLinkPrefetches).filter(
  (at) => !['/m/login', '/m/agent', '/m/forget', '/m/agentRegister', '/m/message'].includes(at),
)

test.each(withOwnCalls)('the screen of %s makes the preloaded calls', async (at) => {
  const preloaded = await preloadedAt(at)
  expect(preloaded.length).toBeGreaterThan(0)
  const { calls } = await renderScreen(at)
  const requestsTo = (url: URL) =>
    calls(nameOf('GET', url.pathname)).map(({ path, query }) => path + language(query.toString()))
  await waitFor(() => {
    for (const url of preloaded) expect(requestsTo(url)).toContain(url.pathname + language(url.searchParams.toString()))
  })
})
