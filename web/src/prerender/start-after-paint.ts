import { isStandalone } from '#lib/display-mode.ts'
import { storageKeys } from '#lib/storage-keys.ts'

/** Where the app is: the file it starts with and those that needs, and what home, where that is drawn, and other pages (JSON, by address) need besides. */
type AppFiles = { entry?: string; home?: string; screens?: string }

/** A page is loaded anew at most this often for a file that is missing, ms. */
const RELOAD_INTERVAL = 60_000

/** The last thing in the page: its picture stays for whom it is meant, and the app starts once that is painted. */
export function startAfterPaint({ entry = '', home = '', screens = '{}' }: AppFiles) {
  const root = document.getElementById('root')
  if (!root) return
  const isShown = 'shell' in document.documentElement.dataset
  if (isShown) removeHidden(root)
  else keepBrandMark(root)
  const start = once(() => {
    const [first = '', ...others] = entry.split(' ')
    loadScript(first, root)
    others.concat(isShown && home ? home.split(' ') : filesOfPage(screens)).forEach(preload)
  })
  if (!isShown || document.hidden) return start()
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start()
  }).observe({ type: 'paint', buffered: true })
  // A page that nobody looks at is not painted.
  setTimeout(start, 500)
}

/** What this visitor has put away, or has no use for. */
function removeHidden(root: HTMLElement) {
  if (sessionStorage.getItem(storageKeys.hideMarquee) === '1') root.querySelector('[data-notices]')?.remove()
  if (isStandalone()) root.querySelector('[data-download]')?.remove()
}

/** Of the picture only its drum, until the app is there: a page that stays empty looks broken on a slow line. */
const keepBrandMark = (root: HTMLElement) => root.replaceChildren(root.querySelector('svg') ?? '')

/** What the page at this address needs, or any that is not home; its words, only where they are in the language of the picture. */
function filesOfPage(screens: string) {
  const table = JSON.parse(screens) as Record<string, string>
  const files = table[location.pathname] ?? table['*']
  return files && document.documentElement.lang === 'vi' ? files.split(' ').map(assetPath) : []
}

const assetPath = (file: string) => `/assets/${file}${file.endsWith('.css') ? '' : '.js'}`

function preload(href: string) {
  const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
  document.head.append(Object.assign(document.createElement('link'), { ...kind, href }))
}

function loadScript(src: string, root: HTMLElement) {
  const script = Object.assign(document.createElement('script'), { type: 'module', src })
  script.onerror = () => recover(root)
  document.head.append(script)
}

/** A new deployment may have taken the file away, or the network is gone: one new try at once, then when there is hope. */
function recover(root: HTMLElement) {
  addEventListener('online', () => location.reload())
  if (navigator.onLine && Date.now() - Number(sessionStorage.getItem(storageKeys.reloadedAt) ?? 0) > RELOAD_INTERVAL) {
    sessionStorage.setItem(storageKeys.reloadedAt, String(Date.now()))
    return location.reload()
  }
  const isEnglish = document.documentElement.lang === 'en'
  const words = document.createElement('p')
  words.setAttribute('role', 'alert')
  words.style.padding = '24px 16px'
  words.textContent = isEnglish
    ? 'The app could not be loaded. Check your connection and load the page again.'
    : 'Chưa tải được ứng dụng. Hãy kiểm tra mạng rồi tải lại trang.'
  root.replaceChildren(words)
}

function once(act: () => void) {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}
