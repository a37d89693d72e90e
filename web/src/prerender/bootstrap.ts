import type { SystemStatus } from '@longan/sdk'
import { startPreload, fillParameters } from '#lib/preloaded-calls.ts'
import { homeAliases, homePaths } from '#lib/home-paths.ts'
import { readSiteData } from '#lib/site-data.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { showFirstPictures } from './first-pictures.ts'

const themeColors = { dark: '#0f0b0a', light: '#f7f1e5' }

/** Storage may be blocked, and what is in it may be anything. */
function stored(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text?.startsWith('{') ? JSON.parse(text) : text
  } catch {
    return undefined
  }
}

/**
 * The first thing that runs: theme and language before the first paint, so that nothing flashes, and the calls of the first
 * screen. `data-shell` says that the picture in the page, home's or that of its own address, is what this visitor will see.
 */
export function bootstrap() {
  const { config = {}, calls } = readSiteData()
  const { theme = 'dark', languages = ['VI', 'EN'], gatewayUrl = '' } = config
  const language = languages.find((one) => one === stored(storageKeys.language)) ?? languages[0] ?? 'VI'
  const token = (stored(storageKeys.session) as { token?: string } | undefined)?.token
  applyAppearance(
    stored(storageKeys.theme) === 'light' || stored(storageKeys.theme) === 'dark' ? (stored(storageKeys.theme) as 'dark') : theme,
    language,
  )
  // The app finds the place of each page again; a browser that tries would do so on a page that is not drawn yet.
  history.scrollRestoration = 'manual'
  const preloaded = (calls?.[token ? 'member' : 'guest'][currentPage()] ?? []).map((call) =>
    startPreload(fillParameters(call, { language, token: token ?? '', host: location.host })),
  )
  if (!hasPrerender() || token || language !== 'VI' || isClosed()) return
  document.documentElement.dataset.shell = ''
  showFirstPictures(isHome() ? preloaded[0] : undefined, gatewayUrl).catch(() => undefined)
}

function applyAppearance(theme: keyof typeof themeColors, language: string) {
  const root = document.documentElement
  root.dataset.theme = theme
  root.lang = language.toLowerCase()
  // Who has been here has the house's own face already.
  const fonts = stored(storageKeys.fonts) ?? (stored(storageKeys.status) ? 'own' : undefined)
  if (fonts) root.dataset.fonts = String(fonts)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColors[theme])
}

/** Whether the picture in the page shows what is at this address. */
const hasPrerender = () => {
  const { drawn } = document.documentElement.dataset
  return drawn ? drawn === location.pathname + location.search : isHome()
}

/** Home, by any of its names. */
function isHome() {
  const path = location.pathname.toLowerCase().replace(/(.)\/$/, '$1')
  return [...homeAliases, homePaths.home].includes(path) && !location.search.includes('tab=')
}

/** Under which name the calls of this page are kept; one that is narrowed by a query asks for something else. */
const currentPage = () => (isHome() ? homePaths.home : location.search ? '' : location.pathname)

/** What the last visit was told: a closed site shows nothing else. */
function isClosed() {
  const { maintenance, regionRestriction } = (stored(storageKeys.status) ?? {}) as Partial<SystemStatus>
  return maintenance || regionRestriction
}
