import type { Banner, Game, Promotion, SystemStatus } from '@longan/sdk'
import { fillParameters } from '../../src/lib/device/preloaded-calls.ts'
import { homeAddresses, homePaths } from '../../src/lib/site/home-paths.ts'
import { paths } from '../../src/lib/site/paths.ts'
import { firstBannerOf } from '../../src/prerender/first-pictures.ts'
import { gamePicture, promotionPicture } from '../../src/lib/site/pictures.ts'
import type { SiteData } from '../../src/lib/site/site-data.ts'

/** The maximum age of the headers, ms. The first visitor after a change still gets the old ones, which does no harm. */
const MAX_AGE = 60_000
/** The delay before a failed gateway is called again, ms. */
const RETRY_DELAY = 1000

type CallGateway = (call: string) => Promise<Response>

type Named = { box: string; pictures: (string | undefined)[] }

/** The pictures of a page without a query; or of each `id` that its address may have. */
type View = (callGateway: CallGateway) => Promise<Named | Map<string, Named>>

const views: Readonly<Record<string, View>> = {
  [homePaths.home]: async (callGateway) => ({
    box: 'banner',
    pictures: [firstBannerOf(await valueOf(callGateway('getListAnnouncements')))],
  }),
  [paths.slotsList()]: async (callGateway) => {
    const { games } = await valueOf<{ games: Game[] }>(callGateway('gameList'))
    return { box: 'tile', pictures: games.slice(0, 3).map(gamePicture) }
  },
  [paths.live]: categoryView('LIVE'),
  [paths.slots]: categoryView('RNG'),
  [paths.cards]: categoryView('PVP'),
  [paths.fish]: categoryView('FISH'),
  [paths.sports]: categoryView('SPORTS'),
  [paths.esports]: categoryView('ESPORTS'),
  [paths.cockfight]: categoryView('COCKFIGHT'),
  [paths.promotions()]: async (callGateway) => {
    const { promotion } = await valueOf<{ promotion: Promotion[] }>(callGateway('getListAnnouncements'))
    return { box: 'promotion', pictures: promotion.slice(0, 2).map(promotionPicture) }
  },
  [paths.promotion('')]: async (callGateway) => {
    const { promotion } = await valueOf<{ promotion: Promotion[] }>(callGateway('getListAnnouncements'))
    return new Map(promotion.map((one) => [String(one.id), { box: 'picture', pictures: [promotionPicture(one)] }]))
  },
}

/** The pages whose response names its first pictures. */
export const picturedPages: readonly string[] = Object.keys(views)

function categoryView(category: string): View {
  return async (callGateway) => {
    const { banners = [] } = await valueOf<{ banners?: Banner[] }>(callGateway('getListAnnouncements'))
    const [banner] = banners.filter(({ groupName }) => groupName === category)
    if (banner) return { box: 'face', pictures: [banner.url] }
    const { list } = await valueOf<{ list: Game[] }>(callGateway('hotGames'))
    const hottest = list.filter(({ gameType }) => gameType === category).slice(0, 3)
    return { box: 'fan', pictures: hottest.map(gamePicture) }
  }
}

async function valueOf<Value>(reply: Promise<Response>) {
  const { value } = (await (await reply).json()) as { value: Value }
  return value
}

/**
 * Creates the headers that name the first pictures of each page: `Link` lets the browser preload them, and `Server-Timing` lets the page show them before the
 * gateway has answered. The gateway is called as a visitor's page would; without its answer there are no headers.
 */
export function firstPictures(site: SiteData, origin: () => string) {
  const headersByPage = Object.fromEntries(Object.keys(views).map((page) => [page, createHeaders(page, site, origin)]))
  return (url: string | undefined) => {
    const [page, query] = readAddress(url)
    return headersByPage[page]?.(query)
  }
}

function createHeaders(page: string, { config = {}, calls }: SiteData, origin: () => string) {
  const pageCalls = calls?.guest[page] ?? []
  let headersAt: (query: string) => Record<string, string> | undefined = () => undefined
  let refreshedAt = -Infinity
  const callGateway: CallGateway = async (name) => {
    const parameters = { language: config.languages?.[0] ?? 'VI', host: new URL(origin()).host, token: '' }
    const { url, headers } = fillParameters(
      pageCalls.find(({ url }) => url.includes(name))!,
      parameters,
    )
    return fetch(new URL(url, origin()), { headers, signal: AbortSignal.timeout(5000) })
  }
  const headersOf = ({ box, pictures }: Named, base: string | undefined) => {
    const named = pictures.flatMap((picture) => addressOf(picture, origin(), base) ?? [])
    const timings = named.map((address) => `${box};desc="${address}"`)
    return named.length ? { Link: named.map(preload).join(', '), 'Server-Timing': timings.join(', ') } : undefined
  }
  const refresh = async () => {
    refreshedAt = Date.now()
    const [base, named] = await Promise.all([pictureBase(callGateway, config.gatewayUrl), views[page]!(callGateway)])
    if (named instanceof Map) {
      const byId = new Map([...named].map(([id, one]) => [id, headersOf(one, base)]))
      headersAt = (query) => byId.get(new URLSearchParams(query).get('id') ?? '')
    } else {
      const headers = headersOf(named, base)
      headersAt = (query) => (query ? undefined : headers)
    }
  }
  return (query: string) => {
    if (pageCalls.length > 0 && Date.now() - refreshedAt > MAX_AGE)
      void refresh().catch(() => {
        headersAt = () => undefined
        refreshedAt += RETRY_DELAY - MAX_AGE
      })
    return headersAt(query)
  }
}

/** Returns what paths of pictures are added to; undefined where each visit chooses one of several origins (`picture-origin.ts`). */
async function pictureBase(callGateway: CallGateway, gatewayUrl = '') {
  const { info } = await valueOf<SystemStatus>(callGateway('system/status'))
  const [origin, ...others] = info.imageCDNs
  return others.length > 0 ? undefined : origin || gatewayUrl
}

const preload = (address: string) => `<${address}>; rel=preload; as=image; fetchpriority=high`

/**
 * Encodes a URL for a header, so that it ends neither the header nor its own part of it. Only in addresses of HTTP does `URL` encode `>` and `"`. A `data:` URL is
 * not named: a header may not be that long.
 */
function addressOf(picture: string | undefined, origin: string, base: string | undefined) {
  if (picture?.startsWith('/') && base === undefined) return undefined
  const url = picture && URL.parse(picture.startsWith('/') ? base + picture : picture, origin)
  if (!url || !url.protocol.startsWith('http')) return undefined
  const address = url.origin === origin ? url.pathname + url.search : url.href
  return address.replaceAll('\\', '%5C')
}

/** Returns page and query. Home has several paths and ignores the query; a category or a list with a query begins with other pictures. */
function readAddress(url = ''): [page: string, query: string] {
  const [path = '', query = ''] = url.split('?')
  return homeAddresses.includes(path.toLowerCase()) ? [homePaths.home, ''] : [path, query]
}
