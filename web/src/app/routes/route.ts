import { pathOf } from '#lib/site/paths.ts'
import type { LazyScreen, ScreenProps } from './lazy-screen.tsx'

export type RouteEntry = {
  paths: readonly string[]
  title: ScreenProps['title']
  /** The home header; the common header with the page's title; or, where the specification hides that, the page's own bar, which is not a banner. */
  header: 'home' | 'title' | 'own'
  tone?: 'blue'
  footer: boolean
  /** Hides the service button: the page is customer service itself. */
  isService?: boolean
  back: 'history' | 'none' | (() => string)
  /** `member` needs a session, `guest` must have none. */
  guard: 'none' | 'member' | 'guest'
  /** A trial player sees a link to the registration instead of the page. */
  notForTrial?: boolean
  allowsTrial?: boolean
  /**
   * The parameters that change what the page shows while its data is loading, such as the chosen tab, each with the values whose view the build prerenders.
   * Others, such as an id, do not change it; a text or a choice in a field appears with the app. A value may have another of these parameters with it, as in
   * an address: `report&span=month`.
   */
  firstViews?: Readonly<Record<string, readonly string[]>>
  /** The path for users that the guard rejects; default: login for members' pages, home for guests' pages. */
  fallback?: string
  redirect?: () => string | undefined
  /** Outside the common frame: no header, footer, overlay or floating element. */
  frameless?: boolean
  screen: LazyScreen
}

const defaults = { header: 'title', footer: true, back: 'history', guard: 'none' } as const
type PageOptions = Partial<RouteEntry> & Pick<RouteEntry, 'screen'>

/** Defines a page of the sitemap. By default it has the common header and the footer tabs, goes back in history, and is open to everyone. */
export function page(href: string, title: RouteEntry['title'], rest: PageOptions): RouteEntry {
  return { ...defaults, paths: [pathOf(href)], title, ...rest }
}

const normalizePath = (path: string) => path.toLowerCase().replace(/(.)\/$/, '$1')

export const findRoute = (routes: readonly RouteEntry[], path: string) =>
  routes.find((entry) => entry.paths.some((one) => normalizePath(one) === normalizePath(path)))
