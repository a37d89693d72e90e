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

/** The site's own server, which is there; what the gateway says comes from `gatewayOf`. */
const siteFetch = async () => new Response()

const lacking = {
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
