/** What jsdom lacks and every browser has: nothing matches, nothing has a place, nothing scrolls. */
const NoopObserver = class {
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
const siteFetch = async (request?: Request | string) =>
  new Response(null, { status: request instanceof Request && request.url.includes('/__admin/') ? 404 : 200 })

/** jsdom's own frames never come again once time was stopped while one was awaited. */
const animationFrames = {
  requestAnimationFrame: (draw: FrameRequestCallback) => Number(setTimeout(() => draw(performance.now()), 16)),
  cancelAnimationFrame: (frame: number) => clearTimeout(frame),
}

const missingApis = {
  ...animationFrames,
  fetch: siteFetch,
  matchMedia: mediaQuery,
  scrollTo() {},
  IntersectionObserver: NoopObserver,
  ResizeObserver: NoopObserver,
}
Object.assign(globalThis, missingApis)
// The virtual lists look for these on the document's own window.
Object.assign(document.defaultView ?? {}, missingApis)
Object.defineProperty(document, 'scrollingElement', { value: document.documentElement, configurable: true })
