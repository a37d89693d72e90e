import { isTrial, type SystemStatus } from '@longan/sdk'
import { startPreload, fillParameters } from '#lib/device/preloaded-calls.ts'
import { homeAddresses, homePaths } from '#lib/site/home-paths.ts'
import { readSiteData } from '#lib/site/site-data.ts'
import * as storageKeys from '#lib/storage/storage-keys.ts'
import { showFirstPictures } from './first-pictures.ts'
import { parametersOf } from './view-name.ts'

const root = document.documentElement
const themeColours = { dark: '#0f0b0a', light: '#f7f1e5' }

/** Reads a key from the storage, which may be blocked or contain anything. */
export function stored(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text?.startsWith('{') ? JSON.parse(text) : text
  } catch {
    return undefined
  }
}

/**
 * The first script of the page: sets theme and language before the first paint and preloads the calls of the first screen. `data-shell` is the name of the
 * prerendered view that the page, home's or that of its own path, has for this visitor: `guest`, `member?tab=vip`. `data-member` marks a member who reads its language.
 */
export function bootstrap() {
  const { config = {}, calls } = readSiteData()
  const { theme = 'dark', languages = ['VI', 'EN'], gatewayUrl = '', brand } = config
  const language = languages.find((one) => one === stored(storageKeys.language)) ?? languages[0] ?? 'VI'
  const isDrawn = language.toLowerCase() === root.lang
  const { token, type = 0 } = (stored(storageKeys.session) ?? {}) as { token?: string; type?: number }
  const ownTheme = (['light', 'dark'] as const).find((one) => one === stored(storageKeys.theme))
  applyAppearance(ownTheme ?? theme, language, brand?.colours ?? themeColours)
  // The app restores scroll positions itself; the browser would do so on a page that is not rendered yet.
  history.scrollRestoration = 'manual'
  if (token && isDrawn) root.dataset.member = ''
  const visitor = token ? 'member' : 'guest'
  // A server may send home's page for any path.
  const { drawn, views = '', by = '' } = root.dataset
  const isHere = drawn ? drawn === location.pathname : isHome()
  const parameters = parametersOf(by.split(' '), location.search)
  const view = visitor + parameters
  const hasView = isHere && views.split(' ').includes(view)
  // Without a network the calls would only fail, and delay the first paint. Another view may have other calls.
  const hasCalls = navigator.onLine && (hasView || (isHere && view === visitor))
  const address = drawn ?? homePaths.home
  const byAddress = (hasCalls && calls?.[visitor]) || {}
  const pageCalls = byAddress[address + parameters] ?? byAddress[address] ?? []
  for (const call of pageCalls)
    void startPreload(fillParameters(call, { language, token: token ?? '', host: location.host }))
  // On an agent's device the login leads to the agents' entry, and a member's home to the agents' area.
  const isLedElsewhere = stored(storageKeys.agentMarker) && (token ? !drawn : drawn === homePaths.login)
  // A trial player sees another frame, and instead of some pages the link to the registration.
  if (!hasView || isLedElsewhere || !isDrawn || isClosed() || (token && isTrial(type))) return
  root.dataset.shell = view
  showFirstPictures(drawn, gatewayUrl).catch(() => undefined)
}

function applyAppearance(theme: keyof typeof themeColours, language: string, colours: typeof themeColours) {
  root.dataset.theme = theme
  root.lang = language.toLowerCase()
  // A returning visitor has the fonts in the cache.
  const fonts = stored(storageKeys.fonts) ?? (stored(storageKeys.status) ? 'own' : undefined)
  if (fonts) root.dataset.fonts = fonts as string
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colours[theme])
}

const isHome = () => homeAddresses.includes(location.pathname.toLowerCase().replace(/(.)\/$/, '$1'))

/** Checks the status of the last visit: a closed site shows nothing else. */
function isClosed() {
  const { maintenance, regionRestriction } = (stored(storageKeys.status) ?? {}) as Partial<SystemStatus>
  return maintenance || regionRestriction
}
