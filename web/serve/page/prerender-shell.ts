import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'
import type { ScreenParts } from '../../src/prerender/render-shell.ts'
import type { Shell } from '../shell.ts'

/** `node prerender-shell.ts <file> <language> <address> ...`: prints as JSON what `renderShell` of that file renders at each path, and its list of screens. */
const { window } = new JSDOM('<div id="root"></div>', { url: 'http://shell.invalid/m/home', pretendToBeVisual: true })
/** Parts not prerendered: below the first screen, loaded later, interactive only, or optional for a site. */
const excludedParts = '[data-below], [data-late], #overlay, [data-floating], a[href="#page"]'

const accessibilityAttributes = [
  'aria-label',
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
const { renderShell, listScreens } = (await import(pathToFileURL(file).href)) as {
  renderShell: (root: Element, language: string) => Promise<() => void>
  listScreens: () => Promise<Record<string, ScreenParts>>
}
const root = window.document.getElementById('root')!
const shells: Shell[] = []
for (const address of addresses) shells.push(await renderShellAt(address))
process.stdout.write(JSON.stringify({ shells, screens: await listScreens() }), () => process.exit(0))

async function renderShellAt(address: string): Promise<Shell> {
  window.history.replaceState(null, '', address)
  const end = await renderShell(root, language)
  await waitUntilUnchanged(address)
  if (window.location.pathname !== address)
    throw new Error(`Failed to prerender ${address}: it leads to ${window.location.pathname}`)
  const view = root.cloneNode(true) as Element
  end()
  view.querySelectorAll(excludedParts).forEach((part) => part.remove())
  for (const name of accessibilityAttributes)
    view.querySelectorAll(`[${name}]`).forEach((part) => part.removeAttribute(name))
  // The prerendered view is inert and hidden from screen readers: it works when the app has replaced it.
  for (const part of view.children) for (const mark of ['inert', 'aria-hidden']) part.setAttribute(mark, 'true')
  // What a password manager or a test would type into it would be lost.
  for (const field of view.querySelectorAll('input, textarea')) field.setAttribute('readonly', '')
  const css = styleByClass(view)
  return { html: view.innerHTML, css }
}

/** The first render takes several steps, and effects add more: waits until the page has content that no longer changes. */
async function waitUntilUnchanged(address: string) {
  const deadline = performance.now() + 20_000
  for (let before = ''; ; before = root.innerHTML) {
    if (performance.now() > deadline)
      throw new Error(`Failed to prerender ${address}: it has no content, or keeps changing`)
    await new Promise((resolve) => setTimeout(resolve, 60))
    const main = root.querySelector('main')
    if (main?.hasChildNodes() && !main.querySelector('[data-placeholder]') && root.innerHTML === before) return
  }
}

/** The policy forbids style attributes: each becomes a class. */
function styleByClass(view: Element) {
  const styled = [...view.querySelectorAll('[style]')]
  const styles = [...new Set(styled.map((element) => element.getAttribute('style')!))]
  for (const element of styled) {
    element.classList.add(`shell-${styles.indexOf(element.getAttribute('style')!)}`)
    element.removeAttribute('style')
  }
  return styles.map((style, index) => `.shell-${index}{${style}}`).join('')
}
