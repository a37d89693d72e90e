import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compress } from './compress.ts'
import { checkConfig } from './config-fields.ts'
import { prerenderedPages, fileOfPage, pagesWithFile } from './page/prerendered-pages.ts'
import { readCommand } from './exit.ts'
import { siteBlock } from './page-head.ts'
import type { PreloadCalls, PreloadCall } from '../src/lib/device/preloaded-calls.ts'
import type { SiteData } from '../src/lib/site/site-data.ts'
import { writeFileList } from './build-service-worker.ts'
import { connect } from '../src/api/gateway.ts'
import { prefetchFirstView } from '../src/api/site/first-view.ts'
import { memberDeepLinkPrefetches, deepLinkPrefetches } from '../src/app/routes/prefetch-deep-link.ts'
import type { Config } from '../src/lib/site/config-shape.ts'
import { paths } from '../src/lib/site/paths.ts'
import { QueryClient } from '@tanstack/react-query'

const guestPrefetches = { [paths.home]: prefetchFirstView, ...deepLinkPrefetches }
type Prefetches = typeof deepLinkPrefetches
type PrefetchPage = Prefetches[string]

/** Records the calls of home's first screen and of the deep links, from the app's own prefetches. */
export async function recordPreloadCalls(config: Partial<Config>): Promise<PreloadCalls> {
  return {
    guest: await callsOf(guestPrefetches, config),
    member: await callsOf({ ...guestPrefetches, ...memberDeepLinkPrefetches }, config, '__token__'),
  }
}

async function callsOf(views: Prefetches, config: Partial<Config>, token?: string) {
  const calls: Record<string, PreloadCall[]> = {}
  for (const [address, prefetch] of Object.entries(views)) calls[address] = await recordCalls(prefetch, config, token)
  return calls
}

async function recordCalls(
  prefetch: PrefetchPage,
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
  await prefetch(new QueryClient({ defaultOptions: { queries: { retry: false } } }), 'VI')
  return calls
}

const block = /<script type="application\/json" id="site">.*?<\/script>/s

/**
 * Writes `config.json` into each page, so that a visit loads no file before it starts. An invalid field keeps its default; it is reported here and in the
 * browser's console.
 */
export async function configure(folder: string, { isDemo }: { isDemo: boolean }) {
  const file = `${folder}/config.json`
  const { usable: config, problems } = checkConfig(parseJson(await readFile(file, 'utf8')))
  for (const problem of problems) console.warn(`${file.replace('config.json', '')}${problem}`)
  const calls = isDemo ? undefined : await recordPreloadCalls(config)
  const writePage = async (page: string, own = calls) => {
    const before = await readFile(folder + page, 'utf8')
    const data: SiteData = { config, ...(problems.length && { problems }), ...(own && { calls: own }) }
    const after = before.replace(block, () => siteBlock(data))
    if (after !== before) await compress(folder + page, after)
  }
  await writePage('/index.html', calls && withoutUnprerendered(calls))
  await Promise.all(
    pagesWithFile.map((address) => writePage(fileOfPage(address), calls && callsOfPage(address, calls))),
  )
  await writeFileList(folder)
}

const callsOfPage = (address: string, { guest, member }: PreloadCalls): PreloadCalls => ({
  guest: { [address]: guest[address] ?? [] },
  member: { [address]: member[address]! },
})

/** A server without support for such files returns home's file for the prerendered pages, too; the calls of the other pages are not needed there. */
const withoutUnprerendered = ({ guest, member }: PreloadCalls): PreloadCalls => ({
  guest,
  member: Object.fromEntries(
    Object.entries(member).filter(
      ([address]) => prerenderedPages.includes(address) || !pagesWithFile.includes(address),
    ),
  ),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  const { demo } = readCommand({
    run: 'npm run tool -- configure',
    description: 'Writes the config.json of a build into its pages.',
    flags: { demo: { description: 'configure the demo build in web/dist-demo' } },
    example: 'npm run tool -- configure',
  }).flags
  await configure(fileURLToPath(new URL(demo ? '../dist-demo' : '../dist', import.meta.url)), { isDemo: demo })
  console.log('The configuration is written into the pages.')
}
