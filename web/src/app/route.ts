import type { ComponentType } from 'react'
import { lazyScreen, type ScreenProps } from './lazy-screen.tsx'

export type RouteEntry = {
  paths: readonly string[]
  title: ScreenProps['title']
  /** What the bar shows: the home header, the title, the title on blue, or nothing because the screen draws its own. */
  bar: 'home' | 'title' | 'blue' | 'none'
  /** Where the arrow leads: back in history, to one place, or nowhere because there is no arrow. */
  back: 'history' | 'none' | (() => string)
  /** `member` needs a session, `guest` must have none. */
  guard: 'none' | 'member' | 'guest'
  /** A trial player gets the way to register instead of the page. */
  notForTrial?: boolean
  /** A guests' page that a trial player may open too. */
  trialToo?: boolean
  /** Where a person goes whom the guard refuses; else login for members' pages, home for guests' pages. */
  otherwise?: string
  /** A page that sends some people on before it shows anything. */
  redirect?: () => string | undefined
  /** Outside the common frame: no header, footer, overlay or floating element. */
  frameless?: boolean
  screen: ComponentType<ScreenProps>
}

const ComingSoon = lazyScreen(() => import('./coming-soon-screen.tsx'), 'ComingSoonScreen')

/** One line of the sitemap: a titled page with a way back in history, open to everyone, unless `rest` says otherwise. */
export function page(href: string, title: RouteEntry['title'], rest: Partial<RouteEntry> = {}): RouteEntry {
  return { paths: [pathOf(href)], title, bar: 'title', back: 'history', guard: 'none', screen: ComingSoon, ...rest }
}

/** An address without its query. */
const pathOf = (href: string) => href.split('?')[0] ?? href

const normal = (path: string) => path.toLowerCase().replace(/(.)\/$/, '$1')

/** The entry an address belongs to; nothing for an unknown one. */
export const findRoute = (routes: readonly RouteEntry[], path: string) =>
  routes.find((entry) => entry.paths.some((one) => normal(one) === normal(path)))
