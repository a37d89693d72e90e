import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
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
  '/_headers': headersFile({
    app: { 'content-security-policy': 'of the app' },
    demo: { 'content-security-policy': 'of the demo' },
  }),
}

async function smallSite() {
  const folder = await mkdtemp(join(tmpdir(), 'longan-edge-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(`${folder}/site${path}`), { recursive: true })
    await writeFile(`${folder}/site${path}`, text)
  }
  return { folder, site: `${folder}/site`, worker: await buildEdge() }
}

async function running() {
  const { url, close } = await runEdge(await smallSite())
  onTestFinished(close)
  return async (path: string, cookie = '') => {
    const response = await fetch(url + path, { redirect: 'manual', headers: { cookie } })
    const [policy, caching] = ['content-security-policy', 'cache-control'].map((name) => response.headers.get(name))
    return { status: response.status, text: await response.text(), policy, caching, headers: response.headers }
  }
}

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

  expect(await createUpload(small)).toBeLessThan(1.5 * 1024 * 1024)
  expect((await stat(`${small.folder}/upload/worker.js`)).isFile()).toBe(true)
})
