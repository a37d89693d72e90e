import { expect, test, vi } from 'vitest'
import { takenOverMessage, takeOverMessage } from './worker-messages.ts'

const precached: Record<string, string> = { '/index.html': 'page 1', '/assets/one.js': 'file 1' }
vi.mock('workbox-precaching', () => ({
  precache: () => {},
  cleanupOutdatedCaches: () => {},
  getCacheKeyForURL: (address: string) => precached[address],
  matchPrecache: async (address: string) => precached[address] && new Response(precached[address]),
}))

type Listener = (event: object) => void
let starts = 0

/** The worker of version 1, beside a version that may wait; `kept` is what others have put into the browser's caches. */
async function start({ waits = false, kept = {} as Record<string, string>, put = async () => {} } = {}) {
  const listeners: Record<string, Listener> = {}
  const actions: unknown[] = []
  const record = (word: string) => async () => void actions.push(word)
  vi.stubGlobal('addEventListener', (name: string, hear: Listener) => (listeners[name] = hear))
  vi.stubGlobal('registration', { waiting: waits ? {} : null })
  vi.stubGlobal('skipWaiting', record('skips'))
  vi.stubGlobal('fetch', async () => new Response('network'))
  vi.stubGlobal('caches', {
    match: async (address: string) => kept[address] && new Response(kept[address]),
    open: async () => ({ put: (address: string) => put().then(record(`puts ${address}`)) }),
  })
  // A module of its own for each start. What else is loaded stays: files share their modules.
  const worker = `./worker.ts?start=${++starts}`
  await import(/* @vite-ignore */ worker)
  const answers = async (path: string, mode = 'navigate') => {
    let answer: Promise<Response> | undefined
    const request = { url: new URL(path, location.origin).href, method: 'GET', mode }
    listeners.fetch?.({ request, respondWith: (given: Promise<Response>) => (answer = given) })
    return (await answer)?.text()
  }
  const hears = async (data: unknown) => {
    let work: Promise<unknown> | undefined
    const source = { postMessage: (word: string) => actions.push(`says ${word}`) }
    listeners.message?.({ data, source, waitUntil: (given: Promise<unknown>) => (work = given) })
    await work?.catch(() => undefined)
    return actions
  }
  return { answers, hears }
}

test('a version answers with what is its own, and leaves all else to the network', async () => {
  const { answers } = await start({ kept: { '/assets/two.js': 'file 2' } })
  expect(await answers('/m/home')).toBe('page 1')
  expect(await answers('/assets/one.js', 'cors')).toBe('file 1')
  expect(await answers('/assets/two.js', 'cors')).toBeUndefined()
  expect(await answers('/wps/relay/GCSGAME_gameList', 'cors')).toBeUndefined()
})

test('while another one waits that nobody has taken, its own page is the one that opens', async () => {
  const { answers } = await start({ waits: true })
  expect(await answers('/m/home')).toBe('page 1')
  expect(await answers('/wps/relay/GCSGAME_gameList', 'cors')).toBeUndefined()
})

test('as long as one that was taken has to wait, it opens that one’s page, with that one’s files', async () => {
  const { answers } = await start({ waits: true, kept: { '/index.html': 'page 2', '/assets/two.js': 'file 2' } })
  expect(await answers('/m/home')).toBe('page 2')
  expect(await answers('/assets/two.js', 'cors')).toBe('file 2')
  expect(await answers('/assets/one.js', 'cors')).toBe('file 1')
})

test('a version that is taken keeps its page before it goes to its place, and then says so', async () => {
  const { hears } = await start()
  expect(await hears('anything else')).toEqual([])
  expect(await hears(takeOverMessage)).toEqual(['puts /index.html', 'skips', `says ${takenOverMessage}`])
})

test('on a full disk it goes to its place all the same, and says nothing', async () => {
  const { hears } = await start({ put: () => Promise.reject(new Error('The disk is full')) })
  expect(await hears(takeOverMessage)).toEqual(['skips'])
})
