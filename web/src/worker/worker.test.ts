import { expect, test, vi } from 'vitest'
import { taken, takeOver } from './words.ts'

const own: Record<string, string> = { '/index.html': 'page 1', '/assets/one.js': 'file 1' }
vi.mock('workbox-precaching', () => ({
  precache: () => {},
  cleanupOutdatedCaches: () => {},
  getCacheKeyForURL: (address: string) => own[address],
  matchPrecache: async (address: string) => own[address] && new Response(own[address]),
}))

type Hear = (event: object) => void
let starts = 0

/** The worker of version 1, beside a version that may wait; `kept` is what others have put into the browser's caches. */
async function start({ waits = false, kept = {} as Record<string, string>, put = async () => {} } = {}) {
  const heard: Record<string, Hear> = {}
  const did: unknown[] = []
  const note = (word: string) => async () => void did.push(word)
  vi.stubGlobal('addEventListener', (name: string, hear: Hear) => (heard[name] = hear))
  vi.stubGlobal('registration', { waiting: waits ? {} : null })
  vi.stubGlobal('skipWaiting', note('skips'))
  vi.stubGlobal('fetch', async () => new Response('network'))
  vi.stubGlobal('caches', {
    match: async (address: string) => kept[address] && new Response(kept[address]),
    open: async () => ({ put: (address: string) => put().then(note(`puts ${address}`)) }),
  })
  // A module of its own for each start. What else is loaded stays: files share their modules.
  const worker = `./worker.ts?start=${++starts}`
  await import(/* @vite-ignore */ worker)
  const answers = async (path: string, mode = 'navigate') => {
    let answer: Promise<Response> | undefined
    const request = { url: new URL(path, location.origin).href, method: 'GET', mode }
    heard.fetch?.({ request, respondWith: (given: Promise<Response>) => (answer = given) })
    return (await answer)?.text()
  }
  const hears = async (data: unknown) => {
    let work: Promise<unknown> | undefined
    const source = { postMessage: (word: string) => did.push(`says ${word}`) }
    heard.message?.({ data, source, waitUntil: (given: Promise<unknown>) => (work = given) })
    await work?.catch(() => undefined)
    return did
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
  expect(await hears(takeOver)).toEqual(['puts /index.html', 'skips', `says ${taken}`])
})

test('on a full disk it goes to its place all the same, and says nothing', async () => {
  const { hears } = await start({ put: () => Promise.reject(new Error('The disk is full')) })
  expect(await hears(takeOver)).toEqual(['skips'])
})
