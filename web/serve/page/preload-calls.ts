import { QueryClient } from '@tanstack/react-query'
import { connect } from '../../src/api/gateway.ts'
import { prefetchFirstView, type Prefetch } from '../../src/api/site/first-view.ts'
import {
  deepLinkPrefetches,
  memberDeepLinkPrefetches,
  prefetchForGuests,
  prefetchForMembers,
  prefetchSearch,
} from '../../src/app/routes/prefetch-deep-link.ts'
import { pagesWithFile } from './prerendered-pages.ts'
import { type PreloadCall, type PreloadCalls, SEARCH_QUERY } from '../../src/lib/device/preloaded-calls.ts'
import type { Config } from '../../src/lib/site/config-shape.ts'
import type { Language } from '../../src/lib/money/money.ts'
import { paths } from '../../src/lib/site/paths.ts'

type Prefetches = typeof deepLinkPrefetches
type Visitor = { pages: Prefetches; prefetchForAll: Prefetch; token?: string }

const nothing: Prefetch = () => Promise.resolve()
const allPages = Object.fromEntries(pagesWithFile.map((page) => [page, nothing]))
const guestPages = { ...allPages, [paths.home]: prefetchFirstView, ...deepLinkPrefetches }
const memberPages = { ...guestPages, ...memberDeepLinkPrefetches }

/** Records the calls of the first screen of home, of each page with a file and of a search, from the app's own prefetches. */
export async function recordPreloadCalls(config: Partial<Config>): Promise<PreloadCalls> {
  const member = { pages: memberPages, prefetchForAll: prefetchForMembers, token: '__token__' }
  return {
    guest: await callsOf({ pages: guestPages, prefetchForAll: prefetchForGuests }, config),
    member: await callsOf(member, config),
  }
}

async function callsOf({ pages, prefetchForAll, token }: Visitor, config: Partial<Config>) {
  const calls: Record<string, PreloadCall[]> = {}
  const record = async (address: string, ...prefetches: Prefetch[]) => {
    calls[address] = await recordCalls(config, token, (client, language) =>
      Promise.all(prefetches.map((prefetch) => prefetch(client, language, address))),
    )
  }
  for (const [address, prefetch] of Object.entries(pages)) await record(address, prefetchForAll, prefetch)
  await record(paths.gameList() + SEARCH_QUERY, prefetchSearch)
  return calls
}

type Ask = (client: QueryClient, language: Language) => Promise<unknown>

async function recordCalls(
  { gatewayUrl = '', merchant = 'DEMO', dialect: profile = {} }: Partial<Config>,
  token: string | undefined,
  ask: Ask,
) {
  const calls: PreloadCall[] = []
  // A build has no location: the placeholder is replaced at each visit.
  Reflect.set(globalThis, 'location', globalThis.location ?? { host: '__host__', origin: 'http://page.invalid' })
  connect({
    baseUrl: gatewayUrl,
    merchant,
    dialect: profile,
    token: () => token,
    language: () => '__language__',
    fetch: ({ url, headers }) => {
      calls.push({ url: url.replace(location.origin, ''), headers: Object.fromEntries(headers) })
      return Promise.resolve(Response.json({}, { status: 400 }))
    },
  })
  await ask(new QueryClient({ defaultOptions: { queries: { retry: false } } }), '__language__' as Language)
  return calls
}
