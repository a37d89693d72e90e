import { QueryClient } from '@tanstack/react-query'
import { connect } from '../../src/api/gateway.ts'
import { prefetchFirstView } from '../../src/api/site/first-view.ts'
import {
  deepLinkPrefetches,
  memberDeepLinkPrefetches,
  prefetchForGuest,
  prefetchForMember,
} from '../../src/app/routes/prefetch-deep-link.ts'
import { pagesWithFile } from './prerendered-pages.ts'
import type { PreloadCall, PreloadCalls } from '../../src/lib/device/preloaded-calls.ts'
import type { Config } from '../../src/lib/site/config-shape.ts'
import type { Language } from '../../src/lib/money/money.ts'
import { paths } from '../../src/lib/site/paths.ts'

type Prefetches = typeof deepLinkPrefetches
const forAllPages = (prefetch: Prefetches[string]) => Object.fromEntries(pagesWithFile.map((page) => [page, prefetch]))
const ownPrefetches = { [paths.home]: prefetchFirstView, ...deepLinkPrefetches }
const guestPrefetches = { ...forAllPages(prefetchForGuest), ...ownPrefetches }
const memberPrefetches = { ...forAllPages(prefetchForMember), ...ownPrefetches, ...memberDeepLinkPrefetches }
type PrefetchPage = Prefetches[string]

/** Records the calls of the first screen of home and of each page with a file, from the app's own prefetches. */
export async function recordPreloadCalls(config: Partial<Config>): Promise<PreloadCalls> {
  return {
    guest: await callsOf(guestPrefetches, config),
    member: await callsOf(memberPrefetches, config, '__token__'),
  }
}

async function callsOf(views: Prefetches, config: Partial<Config>, token?: string) {
  const calls: Record<string, PreloadCall[]> = {}
  for (const page of Object.entries(views)) calls[page[0]] = await recordCalls(page, config, token)
  return calls
}

async function recordCalls(
  [address, prefetch]: [string, PrefetchPage],
  { gatewayUrl = '', merchant = 'DEMO', dialect: profile = {} }: Partial<Config>,
  token?: string,
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
  await prefetch(
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    '__language__' as Language,
    address,
  )
  return calls
}
