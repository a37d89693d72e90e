/** What jsdom lacks and every browser has: nothing matches, nothing has a place, nothing scrolls. */
const watcher = class {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

const mediaQuery = (query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
})

/** The site's own server, which is there, and knows no control of a world; what the gateway says comes from `gatewayOf`. */
const siteFetch = async (asked?: Request | string) =>
  new Response(null, { status: asked instanceof Request && asked.url.includes('/__admin/') ? 404 : 200 })

/** jsdom's own frames never come again once time was stopped while one was awaited. */
const drawing = {
  requestAnimationFrame: (draw: FrameRequestCallback) => Number(setTimeout(() => draw(performance.now()), 16)),
  cancelAnimationFrame: (frame: number) => clearTimeout(frame),
}

const lacking = {
  ...drawing,
  fetch: siteFetch,
  matchMedia: mediaQuery,
  scrollTo() {},
  IntersectionObserver: watcher,
  ResizeObserver: watcher,
}
Object.assign(globalThis, lacking)
// The virtual lists look for these on the document's own window.
Object.assign(document.defaultView ?? {}, lacking)
Object.defineProperty(document, 'scrollingElement', { value: document.documentElement, configurable: true })
