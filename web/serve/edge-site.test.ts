import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildEdge } from '../../mock-server/build-edge.ts'
import { runEdge } from '../../mock-server/edge-runtime.ts'
import { createUpload } from '../../mock-server/edge-upload.ts'
import { headersFile } from './edge-site.ts'

const FILES = {
  '/index.html': 'the app',
  '/m/live.html': 'the app live',
  '/config.json': '{"of":"app"}',
  '/assets/one.js': 'of both',
  '/art/one.svg': '<svg/>',
  '/partners/slot/index.html': 'a game',
  '/demo-site/index.html': 'the demo',
  '/demo-site/m/live.html': 'the demo live',
  '/demo-site/config.json': '{"of":"demo"}',
  '/manifest.webmanifest': '{"of":"app"}',
  '/brand-sites/one/index.html': 'the brand',
  '/brand-sites/one/m/live.html': 'the brand live',
  '/brand-sites/one/manifest.webmanifest': '{"of":"brand"}',
  '/brand-sites/one/demo-site/index.html': 'the demo of the brand',
  '/_headers': headersFile({
    app: { 'content-security-policy': 'of the app' },
    demo: { 'content-security-policy': 'of the demo' },
    brands: {
      '/brand-sites/one': { 'content-security-policy': 'of the brand' },
      '/brand-sites/one/demo-site': { 'content-security-policy': 'of its demo' },
    },
  }),
}

const one = { id: 'one', siteName: { vi: 'Brand One', en: 'Brand One' } }
const brands = { 'one.localhost': one, 'play.example': one }

test('a line that static hosts would cut is an error', () => {
  const headers = { 'content-security-policy': 'x'.repeat(1976) }
  expect(() => headersFile({ app: headers, demo: {} })).toThrow('a line has 2001 characters, and a static host reads')
  expect(headersFile({ app: { a: 'x'.repeat(1997) }, demo: {} })).toContain('  a: xxx')
})

/** Built once: it takes longer than a test, and no test changes it. */
const worker = buildEdge()

async function smallSite() {
  const folder = await mkdtemp(join(tmpdir(), 'longan-edge-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(`${folder}/site${path}`), { recursive: true })
    await writeFile(`${folder}/site${path}`, text)
  }
  return { folder, site: `${folder}/site`, worker: await worker }
}

async function running() {
  const { url, close } = await runEdge({ ...(await smallSite()), brands })
  onTestFinished(close)
  return async (path: string, cookie = '') => {
    const response = await fetch(url + path, { redirect: 'manual', headers: { cookie } })
    const [policy, caching] = ['content-security-policy', 'cache-control'].map((name) => response.headers.get(name))
    return { status: response.status, text: await response.text(), policy, caching, headers: response.headers, url }
  }
}

/** `fetch` cannot choose the host of a request. */
const askAt = (url: string, host: string, cookie = '') =>
  new Promise<{ text: string; policy: unknown }>((done, fail) => {
    send(url, { headers: { host, cookie, merchant: 'DEMO' } }, (response) => {
      let text = ''
      const policy = response.headers['content-security-policy']
      response.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => done({ text, policy }))
    })
      .on('error', fail)
      .end()
  })

test('the host of a request chooses the brand: its pages, its manifest and the policy of its pages', async () => {
  const request = await running()
  const { url } = await request('/')

  for (const host of ['one.localhost', 'PLAY.example:8787']) {
    expect(await askAt(`${url}/m/nowhere`, host)).toEqual({ text: 'the brand', policy: 'of the brand' })
    expect(await askAt(`${url}/m/live`, host)).toEqual({ text: 'the brand live', policy: 'of the brand' })
    expect((await askAt(`${url}/manifest.webmanifest`, host)).text).toBe('{"of":"brand"}')
  }
  expect(await askAt(`${url}/`, 'one.localhost', 'site=demo')).toEqual({
    text: 'the demo of the brand',
    policy: 'of its demo',
  })
  expect((await askAt(`${url}/assets/one.js`, 'one.localhost')).text).toBe('of both')
})

test('a host without a brand gets the default site', async () => {
  const request = await running()
  const { url } = await request('/')

  for (const host of ['localhost', 'two.localhost', 'one.localhost.example', '__proto__'])
    expect(await askAt(`${url}/m/nowhere`, host)).toEqual({ text: 'the app', policy: 'of the app' })
  expect((await askAt(`${url}/manifest.webmanifest`, 'localhost')).text).toBe('{"of":"app"}')
})

test('the messages of a world carry the name of the site where it began', async () => {
  const request = await running()
  const { url } = await request('/')
  const codeAt = async (host: string, world: string) => {
    const headers = { cookie: `mock_world=${world}`, 'content-type': 'application/json' }
    await askAt(`${url}/wps/system/country`, host, headers.cookie)
    const body = JSON.stringify({ number: '+84912345678', language: 'en' })
    await fetch(`${url}/__admin/identity/codes`, { method: 'POST', headers, body })
    return (await fetch(`${url}/__admin/outbox`, { headers })).text()
  }

  expect(await codeAt('one.localhost', 'w1')).toContain('Brand One')
  expect(await codeAt('localhost', 'w2')).toContain('Sơn Mài')
})

test('app, demo, games and pictures share one origin, each with its own headers', async () => {
  const request = await running()
  const site = { text: 'the app', policy: 'of the app', caching: 'no-cache' }

  for (const page of ['/', '/m/nowhere', '/m/index.html']) expect(await request(page)).toMatchObject(site)
  expect(await request('/m/live')).toMatchObject({ ...site, text: 'the app live' })
  expect(await request('/assets/one.js')).toMatchObject({
    policy: 'of the app',
    caching: expect.stringContaining('immutable'),
  })
  expect(await request('/art/one.svg')).toMatchObject({
    policy: expect.stringMatching(/^default-src 'none'; style-src.*sandbox$/),
  })
  expect(await request('/partners/slot/')).toMatchObject({
    text: 'a game',
    policy: expect.stringMatching(/^sandbox allow-scripts/),
  })
  expect(await request('/wps/nothing')).toMatchObject({ status: 404, text: expect.stringContaining('errorCode') })
})

test('a visit to /demo switches to the demo’s pages until /demo?leave', async () => {
  const request = await running()
  const [entered, left] = [(await request('/demo')).headers, (await request('/demo?leave')).headers]
  const cookie = entered.get('set-cookie')!.split(';')[0]!

  expect(entered.get('clear-site-data')).toContain('"storage"')
  const demo = { text: 'the demo', policy: 'of the demo' }
  for (const page of ['/', '/m/nowhere']) expect(await request(page, cookie)).toMatchObject(demo)
  expect(await request('/m/live', cookie)).toMatchObject({ ...demo, text: 'the demo live' })
  expect((await request('/config.json', cookie)).text).toContain('demo')
  expect((await request('/assets/one.js', cookie)).text).toBe('of both')
  expect(left.get('set-cookie')).toContain('Max-Age=0')
})

test('each visitor gets a separate world with the first page, and keeps it', async () => {
  const request = await running()
  const worldOf = async (cookie = '') => (await request('/', cookie)).headers.get('set-cookie')?.split(';')[0]
  const [one, other] = [await worldOf(), await worldOf()]

  expect(one).toMatch(/^mock_world=v-[\da-f-]{36}$/)
  expect(other).not.toBe(one)
  expect(await worldOf(one)).toBe(one)
  expect(await worldOf('mock_world=mine')).toBe(undefined)
})

test('a dry run needs no network, and its upload is within the size limit', async () => {
  const small = await smallSite()

  expect(await createUpload(small)).toBeLessThan(1.6 * 1024 * 1024)
  expect((await stat(`${small.folder}/upload/worker.js`)).isFile()).toBe(true)
})
