import { expect, test, vi } from 'vitest'
import { takenOverMessage, takeOverMessage } from './protocol.ts'

const precached: Record<string, string> = { '/index.html': 'page 1', '/assets/one.js': 'file 1' }
vi.mock('workbox-precaching', () => ({
  precache: () => {},
  cleanupOutdatedCaches: () => {},
  getCacheKeyForURL: (address: string) => precached[address],
  matchPrecache: async (address: string) => precached[address] && new Response(precached[address]),
}))

type Listener = (event: object) => void
let starts = 0

/** Starts the worker of version 1, optionally with a waiting version; `cached` is the content of the browser's caches. */
async function start({ waits = false, cached = {} as Record<string, string>, put = async () => {} } = {}) {
  const listeners: Record<string, Listener> = {}
  const actions: unknown[] = []
  const record = (word: string) => async () => void actions.push(word)
  vi.stubGlobal('addEventListener', (name: string, listener: Listener) => (listeners[name] = listener))
  vi.stubGlobal('registration', { waiting: waits ? {} : null })
  vi.stubGlobal('skipWaiting', record('skips'))
  vi.stubGlobal('fetch', async () => new Response('network'))
  vi.stubGlobal('caches', {
    match: async (address: string) => cached[address] && new Response(cached[address]),
    open: async () => ({ put: (address: string) => put().then(record(`puts ${address}`)) }),
  })
  // A new module for each start; other modules are shared between test files.
  const worker = `./worker.ts?start=${++starts}`
  await import(/* @vite-ignore */ worker)
  const answers = async (path: string, mode = 'navigate') => {
    let answer: Promise<Response> | undefined
    const request = { url: new URL(path, location.origin).href, method: 'GET', mode }
    listeners.fetch?.({ request, respondWith: (response: Promise<Response>) => (answer = response) })
    return (await answer)?.text()
  }
  const receive = async (data: unknown) => {
    let work: Promise<unknown> | undefined
    const source = { postMessage: (word: string) => actions.push(`says ${word}`) }
    listeners.message?.({ data, source, waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work?.catch(() => undefined)
    return actions
  }
  return { answers, receive }
}

test('a version answers with its own files and leaves everything else to the network', async () => {
  const { answers } = await start({ cached: { '/assets/two.js': 'file 2' } })
  expect(await answers('/m/home')).toBe('page 1')
  expect(await answers('/assets/one.js', 'cors')).toBe('file 1')
  expect(await answers('/assets/two.js', 'cors')).toBeUndefined()
  expect(await answers('/wps/relay/GCSGAME_gameList', 'cors')).toBeUndefined()
})

test('while another version waits without a takeover, the current page is opened', async () => {
  const { answers } = await start({ waits: true })
  expect(await answers('/m/home')).toBe('page 1')
  expect(await answers('/wps/relay/GCSGAME_gameList', 'cors')).toBeUndefined()
})

test('while a version that has taken over waits, its page and files are served', async () => {
  const { answers } = await start({ waits: true, cached: { '/index.html': 'page 2', '/assets/two.js': 'file 2' } })
  expect(await answers('/m/home')).toBe('page 2')
  expect(await answers('/assets/two.js', 'cors')).toBe('file 2')
  expect(await answers('/assets/one.js', 'cors')).toBe('file 1')
})

test('a takeover stores the page before it activates, and then reports it', async () => {
  const { receive } = await start()
  expect(await receive('anything else')).toEqual([])
  expect(await receive(takeOverMessage)).toEqual(['puts /index.html', 'skips', `says ${takenOverMessage}`])
})

test('with a full disk the takeover activates without a report', async () => {
  const { receive } = await start({ put: () => Promise.reject(new Error('The disk is full')) })
  expect(await receive(takeOverMessage)).toEqual(['skips'])
})
