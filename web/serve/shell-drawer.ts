import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'

/** `node shell-drawer.ts <file>`: prints what the `drawShell` of that file draws, as JSON. */
const { window } = new JSDOM('<div id="root"></div>', { url: 'http://shell.invalid/m/home', pretendToBeVisual: true })
/** What a picture of a page does not need: what comes below, what only works, what a site may leave out. */
const cut = '[data-below], #overlay, [data-floating], a[href="#page"]'

class Watcher {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const lacking = {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  IntersectionObserver: Watcher,
  ResizeObserver: Watcher,
  scrollTo() {},
}
for (const name of Object.getOwnPropertyNames(window).filter((one) => !(one in globalThis) || one === 'navigator'))
  Object.defineProperty(globalThis, name, { value: Reflect.get(window, name), configurable: true, writable: true })
Object.assign(globalThis, lacking, { addEventListener: window.addEventListener.bind(window) })

const { drawShell } = (await import(pathToFileURL(process.argv[2] ?? '').href)) as {
  drawShell: (root: Element) => Promise<unknown>
}
const root = window.document.getElementById('root')!
await drawShell(root)
// The first render, and what its effects show.
await new Promise((resolve) => setTimeout(resolve, 200))
root.querySelectorAll(cut).forEach((part) => part.remove())
// A picture takes no tap and no focus, and is not read out: what it shows works when the app has taken its place.
for (const part of root.children) for (const mark of ['inert', 'aria-hidden']) part.setAttribute(mark, 'true')
const css = styleByClass(root)
process.stdout.write(JSON.stringify({ html: root.innerHTML, css }), () => process.exit(0))

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
