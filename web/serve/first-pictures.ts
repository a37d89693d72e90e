import type { Game } from '@longan/sdk'
import { fillCall, type EarlyCall } from '../src/lib/early.ts'
import { gamePicture } from '../src/lib/game-picture.ts'
import { homeAliases, homeNames } from '../src/lib/home-names.ts'
import { paths } from '../src/lib/paths.ts'
import { firstBannerOf } from '../src/early/first-banner.ts'
import type { SiteData } from '../src/lib/site-data.ts'

/** Pictures change now and then; whoever comes first after a change gets the page as it was, and no harm is done. */
const fresh = 60_000

/** The call of a page whose answer names what the page begins with, and which pictures that are. */
type View = { call: string; picturesOf: (reply: Response) => Promise<(string | undefined)[]> }

const views: Readonly<Record<string, View>> = {
  [homeNames.home]: { call: 'getListAnnouncements', picturesOf: async (reply) => [await firstBannerOf(reply)] },
  [paths.slotsList()]: { call: 'gameList', picturesOf: firstRowOf },
}

/** The tiles that a phone's list begins with. */
async function firstRowOf(reply: Response) {
  const { value } = (await reply.json()) as { value?: { games?: Game[] } }
  return (value?.games ?? []).slice(0, 3).map(gamePicture)
}

/**
 * What the head of a page's reply says of the pictures it begins with, so that the browser asks for them beside everything
 * else; home reads its banner's address there (`Server-Timing`) and shows it before the gateway has answered. The gateway is
 * asked as a visitor's page would ask it; what it does not say is left out.
 */
export function firstPictures(site: SiteData, origin: () => string) {
  const heads = Object.fromEntries(Object.keys(views).map((page) => [page, headOf(page, site, origin)]))
  return (asked: string | undefined) => heads[pageOf(asked)]?.()
}

/** What one page says, asked anew when it has grown old. */
function headOf(page: string, { config = {}, calls }: SiteData, origin: () => string) {
  const { call: name, picturesOf } = views[page]!
  const call = calls?.guest[page]?.find(({ url }) => url.includes(name))
  let head: Record<string, string> | undefined
  let askedAt = -Infinity
  const ask = async (one: EarlyCall) => {
    askedAt = Date.now()
    const facts = { language: config.languages?.[0] ?? 'VI', host: new URL(origin()).host, token: '' }
    const { url, headers } = fillCall(one, facts)
    const reply = await fetch(new URL(url, origin()), { headers, signal: AbortSignal.timeout(5000) })
    const pictures = (await picturesOf(reply)).filter((picture) => picture !== undefined)
    const [first, ...others] = pictures.map((picture) => addressOf(picture, origin(), config.gatewayUrl))
    head = first ? { Link: [first, ...others].map(preload).join(', '), ...spoken(page, first) } : undefined
  }
  return () => {
    if (call && Date.now() - askedAt > fresh) void ask(call).catch(() => (head = undefined))
    return head
  }
}

const spoken = (page: string, banner: string) =>
  page === homeNames.home && { 'Server-Timing': `banner;desc="${banner}"` }
const preload = (address: string) => `<${address}>; rel=preload; as=image; fetchpriority=high`

/** As a header may hold it: nothing in it ends the address. */
function addressOf(picture: string, origin: string, gatewayUrl = '') {
  const { href, pathname, search } = new URL(picture.startsWith('/') ? gatewayUrl + picture : picture, origin)
  return href.startsWith(`${origin}/`) ? pathname + search : href
}

/** Home has other names, and shows the same whatever is asked of it; a list that is narrowed begins with something else. */
function pageOf(asked = '') {
  const path = asked.split('?')[0]!.toLowerCase()
  return [...homeAliases, homeNames.home].includes(path) ? homeNames.home : asked
}
