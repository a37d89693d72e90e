import type { ComponentType } from 'react'
import type { Prefetch } from '#api/prefetch.ts'
import type { ScreenProps } from './lazy-screen.tsx'

export type RouteEntry = {
  paths: readonly string[]
  title: ScreenProps['title']
  /**
   * The home header, the common one with the page's title, or, where the specification hides that, a bar of the page's
   * own, which is no banner.
   */
  header: 'home' | 'title' | 'own'
  /** The ground under the title; plain unless said. */
  tone?: 'blue'
  /** Whether the tabs stand at the foot of the page. */
  footer: boolean
  /** Without the button to the service: the page is the service. */
  isService?: boolean
  /** Where the arrow leads: back in history, to one place, or nowhere because there is no arrow. */
  back: 'history' | 'none' | (() => string)
  /** `member` needs a session, `guest` must have none. */
  guard: 'none' | 'member' | 'guest'
  /** A trial player gets the way to register instead of the page. */
  notForTrial?: boolean
  /** A guests' page that a trial player may open too. */
  allowsTrial?: boolean
  /** Where a person goes whom the guard refuses; else login for members' pages, home for guests' pages. */
  fallback?: string
  /** A page that sends some people on before it shows anything. */
  redirect?: () => string | undefined
  /** Outside the common frame: no header, footer, overlay or floating element. */
  frameless?: boolean
  screen: ComponentType<ScreenProps> & { preload?: () => Promise<{ default: { ask?: Prefetch } }> }
}

const defaults = { header: 'title', footer: true, back: 'history', guard: 'none' } as const
type PageOptions = Partial<RouteEntry> & Pick<RouteEntry, 'screen'>

/**
 * Everything about one page of the sitemap: under the common header and above the tabs, with a way back in history, open
 * to everyone, unless `rest` says otherwise.
 */
export function page(href: string, title: RouteEntry['title'], rest: PageOptions): RouteEntry {
  return { ...defaults, paths: [pathOf(href)], title, ...rest }
}

/** An address without its query. */
const pathOf = (href: string) => href.split('?')[0] ?? href

const normalizePath = (path: string) => path.toLowerCase().replace(/(.)\/$/, '$1')

/** The entry an address belongs to; nothing for an unknown one. */
export const findRoute = (routes: readonly RouteEntry[], path: string) =>
  routes.find((entry) => entry.paths.some((one) => normalizePath(one) === normalizePath(path)))
