import { isStandalone } from '#lib/device/display-mode.ts'
import { homePaths } from '#lib/site/home-paths.ts'
import * as storageKeys from '#lib/storage/storage-keys.ts'

/**
 * The files of the app: those that start it, in the order in which they run, those of home if it is prerendered, and those of other pages and of
 * members (JSON, by path). A name without an extension is a script.
 */
type AppFiles = { entry?: string; home?: string; screens?: string }

/** The minimum time between two reloads for a missing file, ms. */
const RELOAD_INTERVAL = 60_000

/** The last script of the page: keeps the prerendered view if it is valid, and starts the app after it has been painted. */
export function startAfterPaint({ entry = '', home = '', screens = '{}' }: AppFiles) {
  const root = document.getElementById('root')
  if (!root) return
  const { shell } = document.documentElement.dataset
  if (shell) showView(root, shell)
  else keepBrandMark(root)
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    const scripts = assets(entry)
    scripts.concat(filesOfView({ home, screens }, Boolean(shell))).forEach(preload)
    loadScripts(scripts, root)
  }
  if (!shell || document.hidden) return start()
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start()
  }).observe({ type: 'paint', buffered: true })
  // A hidden page is not painted.
  setTimeout(start, 500)
}

/** Puts the view of this name into the page, without what this visitor has hidden. */
function showView(root: HTMLElement, name: string) {
  const view = (document.getElementById(name) as HTMLTemplateElement | null)?.content.firstElementChild
  if (view?.localName === 'header') replaceHeader(root.querySelector('header'), view)
  else if (view) root.replaceChildren(view)
  try {
    if (sessionStorage.getItem(storageKeys.hideMarquee) === '1') root.querySelector('[data-notices]')?.remove()
  } catch {
    // The storage is blocked.
  }
  if (isStandalone()) root.querySelector('[data-download]')?.remove()
}

/** Only the link to home is the same for guests and members. */
function replaceHeader(before: Element | null, after: Element) {
  after.querySelector('a')?.replaceWith(before?.querySelector('a') ?? '')
  before?.replaceWith(after)
}

/** Keeps only the brand mark, the first picture of every page, until the app is loaded: an empty page looks broken on a slow line. */
const keepBrandMark = (root: HTMLElement) => root.replaceChildren(root.querySelector('svg,img') ?? '')

/** The files of the current page, or those shared by all pages; only in the language of the messages in them. */
function filesOfView({ home, screens }: { home: string; screens: string }, isShown: boolean) {
  const table = JSON.parse(screens) as Record<string, string>
  const { lang, dataset } = document.documentElement
  const isHomeOfMember = 'member' in dataset && location.pathname === homePaths.home
  if (home && (isShown || isHomeOfMember)) return assets(home).concat(isHomeOfMember ? assets(table.member) : [])
  return lang === 'vi' ? assets(table[location.pathname] ?? table['*']) : []
}

const assets = (files: string | undefined) => (files ? files.split(' ').map(assetPath) : [])
const assetPath = (file: string) => `/assets/${file}${file.endsWith('.css') ? '' : '.js'}`

function preload(href: string) {
  const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
  // Vite loads the styles of a screen with `crossorigin`; without it the preload would not be used.
  document.head.append(Object.assign(document.createElement('link'), { ...kind, href, crossOrigin: '' }))
}

/** Runs the scripts one after the other, each in a task of its own, so that a tap can be handled between React and the app. */
function loadScripts([src, ...others]: string[], root: HTMLElement) {
  if (!src) return
  const script = Object.assign(document.createElement('script'), { type: 'module', src })
  script.onload = () => loadScripts(others, root)
  script.onerror = () => recover(root)
  document.head.append(script)
}

/** The file may be gone after a deployment, or the network is down: reloads once at once, then when the network is back. */
function recover(root: HTMLElement) {
  addEventListener('online', () => location.reload())
  try {
    if (navigator.onLine && Date.now() - Number(sessionStorage.getItem(storageKeys.reloadedAt)) > RELOAD_INTERVAL) {
      sessionStorage.setItem(storageKeys.reloadedAt, String(Date.now()))
      return location.reload()
    }
  } catch {
    // The storage is blocked: without a note in it the page would reload for ever.
  }
  const isEnglish = document.documentElement.lang === 'en'
  const words = document.createElement('p')
  words.setAttribute('role', 'alert')
  words.style.padding = '24px 16px'
  words.textContent = isEnglish
    ? 'The app did not load. Check your connection and reload the page.'
    : 'Chưa tải được ứng dụng. Hãy kiểm tra mạng rồi tải lại trang.'
  root.replaceChildren(words)
}
