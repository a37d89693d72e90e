import { fillCall } from '../src/lib/early.ts'
import { homeAliases, homeNames } from '../src/lib/home-names.ts'
import { firstBannerOf } from '../src/early/first-banner.ts'
import type { SiteData } from '../src/lib/site-data.ts'

/** Banners change now and then; whoever comes first after a change gets the picture as it was, and no harm is done. */
const fresh = 60_000

/**
 * What the page of home says before its own text: which picture it begins with, so that the browser asks for it beside
 * everything else. The gateway is asked as a visitor's page would ask it; what it does not say is left out.
 */
export function firstPicture({ config = {}, calls }: SiteData, origin: () => string) {
  let link: string | undefined
  let askedAt = -Infinity
  const [call] = calls?.guest[homeNames.home] ?? []
  const ask = async () => {
    if (!call) return
    askedAt = Date.now()
    const facts = { language: config.languages?.[0] ?? 'VI', host: new URL(origin()).host, token: '' }
    const { url, headers } = fillCall(call, facts)
    const reply = await fetch(new URL(url, origin()), { headers, signal: AbortSignal.timeout(5000) })
    const picture = await firstBannerOf(reply, config.gatewayUrl)
    link = picture && `<${addressOf(picture, origin())}>; rel=preload; as=image; fetchpriority=high`
  }
  return (asked: string | undefined) => {
    if (!isHome(asked)) return undefined
    if (Date.now() - askedAt > fresh) void ask().catch(() => (link = undefined))
    return link
  }
}

/** As a header may hold it: nothing in it ends the address. */
function addressOf(picture: string, origin: string) {
  const { href, pathname, search } = new URL(picture, origin)
  return href.startsWith(`${origin}/`) ? pathname + search : href
}

const isHome = (asked = '') => [...homeAliases, homeNames.home].includes(asked.split('?')[0]!.toLowerCase())
