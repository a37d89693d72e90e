import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMockServer, createNodeListener } from '@longan/mock-server/node'
import { expect, test } from 'vitest'
import { siteListener } from './site.ts'

const page = '<!doctype html><title>Longan</title><script>early()</script>'

async function setup({ withMock = true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, 'partners/slot'), { recursive: true })
  await mkdir(join(folder, 'm/responsible'), { recursive: true })
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'm/responsible/rules.html'), '<style>own{}</style>')
  await writeFile(join(folder, 'assets/one.js'), 'one()')
  await writeFile(join(folder, 'partners/slot/index.html'), page)
  const server = createServer(
    siteListener(folder, { answer: withMock ? createNodeListener(createMockServer()) : undefined }),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  }
  const request = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { merchant: 'DEMO' } })
  return { port, request, [Symbol.asyncDispose]: close }
}

const statusOf = (port: number, target: string) =>
  new Promise<number>((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nhost: site\r\nconnection: close\r\n\r\n`),
    )
    socket.on('data', (chunk) => (answer += chunk.toString())).on('close', () => resolve(Number(answer.slice(9, 12))))
  })

const unreadable = ['//', '///', '//@', '//:', '/\\', 'http://', 'http://[', 'http://x:99999/', '*']

test.for([true, false])(
  'a request line without a path is rejected, and the site keeps running (mock: %s)',
  async (withMock) => {
    await using site = await setup({ withMock })

    for (const target of unreadable) expect([target, await statusOf(site.port, target)]).toEqual([target, 400])
    expect(await (await site.request('/m/home')).text()).toBe(page)
  },
)

test('the app answers at each of its paths, and the mock at the same origin', async () => {
  await using site = await setup()

  for (const path of ['/', '/m/home', '/m/register.html?a=1'])
    expect(await (await site.request(path)).text()).toBe(page)
  expect((await site.request('/wps/system/country')).status).toBe(200)
  expect((await site.request('/wps/nowhere')).status).toBe(404)
})

test('each page of the app has its policy, at any path', async () => {
  await using site = await setup()

  for (const path of ['/', '/m/home', '/m/register.html']) {
    const { headers } = await site.request(path)
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
  }
})

test('the styles of a page in a folder are allowed; files of the app name no hash', async () => {
  await using site = await setup()
  const policyOf = async (path: string) => (await site.request(path)).headers.get('content-security-policy')

  expect(await policyOf('/m/responsible/rules')).toMatch(/style-src 'self' 'sha256-[\w+/]+=*';/)
  expect(await policyOf('/assets/one.js')).toContain("style-src 'self';")
})

test('a game’s page has its own policy: sandboxed, framed by this site only, in the static demo as well', async () => {
  await using site = await setup({ withMock: false })

  const { headers } = await site.request('/partners/slot/?launch=1')

  expect(headers.get('content-security-policy')).toContain('sandbox allow-scripts')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})
