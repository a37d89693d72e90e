import { cleanup, configure } from '@testing-library/react'
import { afterEach, expect, vi } from 'vitest'

// A busy machine may take its time; a test that passes waits no longer for it.
configure({ asyncUtilTimeout: 8000 })

// What jsdom lacks and every browser has.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
}))
vi.stubGlobal('scrollTo', () => {})
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  },
)
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
// The virtual lists look for these on the document's own window.
Object.defineProperty(document, 'scrollingElement', { value: document.documentElement })
Object.assign(document.defaultView ?? {}, { ResizeObserver: globalThis.ResizeObserver })

const said: unknown[][] = []
for (const level of ['error', 'warn'] as const) {
  vi.spyOn(console, level).mockImplementation((...words) => void said.push(words))
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  const words = said.splice(0)
  expect(words, 'a test must not log errors or warnings').toEqual([])
})
