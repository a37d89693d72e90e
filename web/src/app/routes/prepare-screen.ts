import type { QueryClient } from '@tanstack/react-query'
import { memberInfoQuery } from '#api/member/member.queries.ts'
import { session } from '#api/member/session.ts'
import { statusQuery } from '#api/site/system.queries.ts'
import { currentLanguage } from '#i18n/i18n.ts'
import { preloadMemberHeader } from '../frame/home-header.tsx'
import { findRoute } from './route.ts'
import { routes } from './routes.tsx'

/** The longest time the prerendered page stays before the app replaces it, ms. */
const PRERENDER_TIMEOUT = 2000
/** The longest time a page without prerendering stays empty, ms. A later screen gets a placeholder, which stays for at least 300 ms. */
const SCREEN_TIMEOUT = 150

/** Waits, within a limit, for the code, messages and first data of the prerendered page, so that it is replaced by a complete one. */
export async function preparePrerendered(client: QueryClient) {
  const prefetch = async () =>
    (await currentScreen()?.preload())?.prefetch?.(client, currentLanguage(), location.pathname + location.search)
  // The status decides which parts a page has: without it they would move when it arrives.
  const status = client.ensureQueryData(statusQuery())
  // Most pages of members show something of it.
  const member = session.get() && client.prefetchQuery(memberInfoQuery())
  const parts = [status, member, prefetch(), hasMemberHeader() && preloadMemberHeader()]
  // An error here occurs again in the part of the page that needs the data, and is shown there.
  await Promise.race([Promise.allSettled(parts), delay(PRERENDER_TIMEOUT)])
}

export async function prepareScreen() {
  await Promise.race([loadScreen(), delay(SCREEN_TIMEOUT)])
}

/** Loads the code and the messages of the page at this address. */
export const loadScreen = () =>
  Promise.allSettled([currentScreen()?.preload(), hasMemberHeader() && preloadMemberHeader()])

const currentEntry = () => findRoute(routes, location.pathname)
const currentScreen = () => currentEntry()?.screen
const hasMemberHeader = () => session.get() !== undefined && currentEntry()?.header === 'home'
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Loads the code, messages and first data of a page when its link is touched, before the tap ends. Returns a function that stops it. A page that is not for this
 * visitor is not loaded.
 */
export function prefetchTouchedLinks(client: QueryClient) {
  const prefetch = async ({ pathname, search }: HTMLAnchorElement) => {
    const entry = findRoute(routes, pathname)
    if (!entry || (entry.guard === 'member' && !session.get())) return
    const screen = await entry.screen.prefetch()
    await screen.prefetch?.(client, currentLanguage(), pathname + search)
  }
  const handleTouch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    // An error here occurs again when the page is opened, and is shown there.
    if (link && link.origin === location.origin) void prefetch(link).catch(() => undefined)
  }
  addEventListener('pointerdown', handleTouch, { passive: true })
  return () => removeEventListener('pointerdown', handleTouch)
}
