import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'
import type { Shell } from './shell.ts'

/** `node shell-drawer.ts <file> <address> ...`: prints what the `drawShell` of that file draws at each address, as JSON. */
const { window } = new JSDOM('<div id="root"></div>', { url: 'http://shell.invalid/m/home', pretendToBeVisual: true })
/** What a picture of a page does not need: what comes below or later, what only works, what a site may leave out. */
const excludedParts = '[data-below], [data-late], #overlay, [data-floating], a[href="#page"]'

/** What is said of the parts of a page, and nothing of it is seen. */
const accessibilityAttributes = ['aria-label', 'aria-hidden', 'aria-haspopup', 'aria-roledescription', 'role', 'tabindex', 'type']

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

// A signal of Node's is none of this window's, and a picture need not stop listening.
const { prototype } = window.EventTarget
const listen = prototype.addEventListener
prototype.addEventListener = function (type, listener) {
  listen.call(this, type, listener)
}

const [, , file = '', ...addresses] = process.argv
const { drawShell } = (await import(pathToFileURL(file).href)) as {
  drawShell: (root: Element) => Promise<() => void>
}
const root = window.document.getElementById('root')!
const shells: Shell[] = []
for (const address of addresses) shells.push(await renderShellAt(address))
process.stdout.write(JSON.stringify(shells), () => process.exit(0))

async function renderShellAt(address: string): Promise<Shell> {
  window.history.replaceState(null, '', address)
  const end = await drawShell(root)
  // The first render, in as many steps as it takes, and what its effects show.
  await waitForElement('[data-first]', address)
  await pause(200)
  await waitForElement('[data-first]', address)
  const picture = root.cloneNode(true) as Element
  end()
  picture.querySelectorAll(excludedParts).forEach((part) => part.remove())
  for (const name of accessibilityAttributes) picture.querySelectorAll(`[${name}]`).forEach((part) => part.removeAttribute(name))
  // A picture takes no tap and no focus, and is not read out: what it shows works when the app has taken its place.
  for (const part of picture.children) for (const mark of ['inert', 'aria-hidden']) part.setAttribute(mark, 'true')
  const css = styleByClass(picture)
  return { html: picture.innerHTML, css }
}

async function waitForElement(part: string, address: string) {
  const deadline = performance.now() + 20_000
  while (!root.querySelector(part)) {
    if (performance.now() > deadline) throw new Error(`Failed to draw the picture of ${address}: it never had ${part}`)
    await pause(20)
  }
}

function pause(time: number) {
  return new Promise((resolve) => setTimeout(resolve, time))
}

/** A strict policy refuses styles in attributes: each becomes a class. */
function styleByClass(picture: Element) {
  const styled = [...picture.querySelectorAll('[style]')]
  const styles = [...new Set(styled.map((element) => element.getAttribute('style')!))]
  for (const element of styled) {
    element.classList.add(`shell-${styles.indexOf(element.getAttribute('style')!)}`)
    element.removeAttribute('style')
  }
  return styles.map((style, index) => `.shell-${index}{${style}}`).join('')
}
