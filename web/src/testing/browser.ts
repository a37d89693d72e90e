/** Stubs of browser APIs that jsdom lacks: no media query matches, no element is observed, nothing scrolls. */
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

/** The site's own server: it answers, but has no control API. Responses of the gateway come from `createTestGateway`. */
const siteFetch = async (request?: Request | string) =>
  new Response(null, { status: request instanceof Request && request.url.includes('/__admin/') ? 404 : 200 })

/** The animation frames of jsdom stop for good if fake timers are installed while one is pending. */
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
// The virtual lists read these from the window of the document.
Object.assign(document.defaultView ?? {}, missingApis)
Object.defineProperty(document, 'scrollingElement', { value: document.documentElement, configurable: true })
