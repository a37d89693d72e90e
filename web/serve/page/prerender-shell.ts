import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'
import type { ScreenParts, View, Visitor, viewsOf as ViewsOf } from '../../src/prerender/render-shell.ts'
import type { Shell } from './shells.ts'

/** `node prerender-shell.ts <file> <language> <home> <address> ...`: prints as JSON what `renderShell` of that file renders at each path, and its list of screens. */
const { window } = new JSDOM('<div id="root"></div>', { url: 'http://shell.invalid/m/home', pretendToBeVisual: true })
/** Parts not prerendered: below the first screen, loaded later, interactive only, or optional for a site. */
const excludedParts = '[data-below], [data-late], #overlay, [data-floating], a[href="#page"]'

/** A view is complete after as many looks in a row at the same content, and the time between them, ms: on a busy machine a part is loaded slowly. */
const [MIN_LOOKS, INTERVAL] = [6, 20]

const unusedAttributes = [
  'for',
  'href',
  'aria-controls',
  'aria-describedby',
  'aria-label',
  'aria-labelledby',
  'aria-hidden',
  'aria-haspopup',
  'aria-roledescription',
  'role',
  'tabindex',
  'type',
]

class NoopObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const missingApis = {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  IntersectionObserver: NoopObserver,
  ResizeObserver: NoopObserver,
  scrollTo() {},
}
for (const name of Object.getOwnPropertyNames(window).filter((one) => !(one in globalThis) || one === 'navigator'))
  Object.defineProperty(globalThis, name, { value: Reflect.get(window, name), configurable: true, writable: true })
Object.assign(globalThis, missingApis, {
  addEventListener: (type: string, listener: EventListener) => window.addEventListener(type, listener),
  removeEventListener: window.removeEventListener.bind(window),
})

// Node's abort signals do not work with this window, and a prerendered page need not remove its listeners.
const { prototype } = window.EventTarget
const listen = prototype.addEventListener
prototype.addEventListener = function (type, listener) {
  listen.call(this, type, listener)
}

const [, , file = '', language = 'VI', ...addresses] = process.argv
const { renderShell, viewsOf, listScreens } = (await import(pathToFileURL(file).href)) as {
  renderShell: (root: Element, language: string, visitor: Visitor) => Promise<() => void>
  viewsOf: typeof ViewsOf
  listScreens: () => Promise<Record<string, ScreenParts>>
}
const root = window.document.getElementById('root')!
/** The style attributes of all views: the class of each has its index. */
const styles: string[] = []
const cssOf = () => styles.map((style, index) => `.shell-${index}{${style}}`).join('')
const [home = '', ...others] = addresses
const shells = [await renderShellAt(home)]
const homeCss = cssOf()
for (const address of others) shells.push(await renderShellAt(address))
process.stdout.write(JSON.stringify({ shells, homeCss, css: cssOf(), screens: await listScreens() }), () =>
  process.exit(0),
)

/** The views of all visitors who can open the page. */
async function renderShellAt(address: string): Promise<Shell> {
  const { parameters, views } = viewsOf(address)
  const rendered: Shell['views'] = {}
  for (const view of views) rendered[view.name] = (await renderView(address, view)).innerHTML
  return { parameters, views: rendered }
}

async function renderView(address: string, { visitor, search }: View): Promise<Element> {
  window.history.replaceState(null, '', address + search)
  const end = await renderShell(root, language, visitor)
  await waitUntilUnchanged(address)
  if (window.location.pathname !== address)
    throw new Error(`Failed to prerender ${address}: it leads to ${window.location.pathname}`)
  const view = root.cloneNode(true) as Element
  end()
  view.querySelectorAll(excludedParts).forEach((part) => part.remove())
  for (const name of unusedAttributes) view.querySelectorAll(`[${name}]`).forEach((part) => part.removeAttribute(name))
  // React numbers these by the pages rendered before; without them, guests and members mostly have the same view.
  view.querySelectorAll('[id^=_r_]').forEach((part) => part.removeAttribute('id'))
  // The prerendered view is inert and hidden from screen readers: it works when the app has replaced it.
  for (const part of view.children) for (const mark of ['inert', 'aria-hidden']) part.setAttribute(mark, 'true')
  // What a password manager or a test would type into it would be lost.
  for (const field of view.querySelectorAll('input, textarea')) field.setAttribute('readonly', '')
  replaceStyles(view)
  return view
}

/** The first render takes several steps, and effects add more: waits until the page has content that no longer changes. */
async function waitUntilUnchanged(address: string) {
  const deadline = performance.now() + 20_000
  for (let before = '', looks = 0; looks < MIN_LOOKS; before = root.innerHTML) {
    if (performance.now() > deadline)
      throw new Error(`Failed to prerender ${address}: it has no content, or keeps changing`)
    await new Promise((resolve) => setTimeout(resolve, INTERVAL))
    looks = hasContent() && root.innerHTML === before ? looks + 1 : 0
  }
}

function hasContent() {
  // A page without the common frame has no main element.
  const main = root.querySelector('main, :scope > section')
  return main?.hasChildNodes() && !main.querySelector('[data-placeholder]')
}

/** The policy forbids style attributes: each becomes a class. */
function replaceStyles(view: Element) {
  for (const element of view.querySelectorAll('[style]')) {
    const style = element.getAttribute('style')!
    if (!styles.includes(style)) styles.push(style)
    element.classList.add(`shell-${styles.indexOf(style)}`)
    element.removeAttribute('style')
  }
}
