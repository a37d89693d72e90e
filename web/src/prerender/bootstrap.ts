import { isTrial, type SystemStatus } from '@longan/sdk'
import { startPreload, fillParameters } from '#lib/device/preloaded-calls.ts'
import { homeAliases, homePaths } from '#lib/site/home-paths.ts'
import { readSiteData } from '#lib/site/site-data.ts'
import * as storageKeys from '#lib/storage/storage-keys.ts'
import { showFirstPictures } from './first-pictures.ts'

const themeColours = { dark: '#0f0b0a', light: '#f7f1e5' }

/** Reads a key from the storage, which may be blocked or contain anything. */
function stored(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text?.startsWith('{') ? JSON.parse(text) : text
  } catch {
    return undefined
  }
}

/**
 * The first script of the page: sets theme and language before the first paint and preloads the calls of the first screen. `data-shell` marks a visitor for whom
 * the page, home's or that of its own path, has a prerendered view: `guest` or `member`. `data-member` marks a member who reads its language.
 */
export function bootstrap() {
  const { config = {}, calls } = readSiteData()
  const { theme = 'dark', languages = ['VI', 'EN'], gatewayUrl = '', brand } = config
  const drawnIn = document.documentElement.lang
  const language = languages.find((one) => one === stored(storageKeys.language)) ?? languages[0] ?? 'VI'
  const { token, type = 0 } = (stored(storageKeys.session) ?? {}) as { token?: string; type?: number }
  applyAppearance(
    stored(storageKeys.theme) === 'light' || stored(storageKeys.theme) === 'dark'
      ? (stored(storageKeys.theme) as 'dark')
      : theme,
    { language, colours: brand?.colours ?? themeColours },
  )
  // The app restores scroll positions itself; the browser would do so on a page that is not rendered yet.
  history.scrollRestoration = 'manual'
  const isDrawn = language.toLowerCase() === drawnIn
  if (token && isDrawn) document.documentElement.dataset.member = ''
  // Without a network the calls would only fail, and delay the first paint.
  const pageCalls = (navigator.onLine && calls?.[token ? 'member' : 'guest'][currentPage()]) || []
  const preloaded = pageCalls.map((call) =>
    startPreload(fillParameters(call, { language, token: token ?? '', host: location.host })),
  )
  const visitor = token ? 'member' : 'guest'
  // A trial player sees another frame, and instead of some pages the link to the registration.
  if (!hasPrerender(visitor) || !isDrawn || isClosed() || (token && isTrial(type))) return
  document.documentElement.dataset.shell = visitor
  const announced = preloaded[pageCalls.findIndex(({ url }) => url.includes('ListAnnouncements'))]
  showFirstPictures(isHome() ? announced : undefined, gatewayUrl).catch(() => undefined)
}

type Appearance = { language: string; colours: typeof themeColours }

function applyAppearance(theme: keyof typeof themeColours, { language, colours }: Appearance) {
  const root = document.documentElement
  root.dataset.theme = theme
  root.lang = language.toLowerCase()
  // A returning visitor has the fonts in the cache.
  const fonts = stored(storageKeys.fonts) ?? (stored(storageKeys.status) ? 'own' : undefined)
  if (fonts) root.dataset.fonts = String(fonts)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colours[theme])
}

function hasPrerender(visitor: string) {
  const { drawn, visitors } = document.documentElement.dataset
  if (!visitors?.includes(visitor) || isLedElsewhere(visitor)) return false
  return drawn ? drawn === location.pathname + location.search : isHome()
}

/** On an agent's device the login leads to the agents' entry, and a member's home to the agents' area. */
const isLedElsewhere = (visitor: string) =>
  stored(storageKeys.agentMarker) && (visitor === 'member' ? isHome() : location.pathname === homePaths.login)

function isHome() {
  const path = location.pathname.toLowerCase().replace(/(.)\/$/, '$1')
  return [...homeAliases, homePaths.home].includes(path) && !location.search.includes('tab=')
}

/** The key of the preloaded calls; a page with a query makes other calls. */
const currentPage = () => (isHome() ? homePaths.home : location.search ? '' : location.pathname)

/** Checks the status of the last visit: a closed site shows nothing else. */
function isClosed() {
  const { maintenance, regionRestriction } = (stored(storageKeys.status) ?? {}) as Partial<SystemStatus>
  return maintenance || regionRestriction
}
