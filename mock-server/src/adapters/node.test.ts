import { mkdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMockServer } from '../mock-server.ts'
import { listen, type NodeOptions } from './node.ts'

async function setup(options: NodeOptions = {}) {
  const mock = createMockServer()
  const server = await listen(mock, options)
  const ask = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    fetch(server.url + path, { ...init, headers: { merchant: 'DEMO', ...init.headers } })
  return { mock, ask, ...server, [Symbol.asyncDispose]: () => server.close() }
}

const requestLine = (target: string) => `GET ${target} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`

const raw = (port: number, text: string) =>
  new Promise<string>((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => (answer += chunk.toString())).on('close', () => resolve(answer))
  })

test('the control API answers requests from this machine', async () => {
  await using server = await setup()

  expect((await server.ask('/__admin/health')).status).toBe(200)
})

test.for([
  ['a request for another host', { host: 'mock.example' }],
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a picture on a page of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ['a proxy that forwards for another address', { 'x-forwarded-for': '203.0.113.9' }],
] as const)('the control API is closed to %s', async ([, headers]) => {
  await using server = await setup()
  const lines = Object.entries({ host: `127.0.0.1:${server.port}`, connection: 'close', ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')

  const answer = await raw(server.port, `GET /__admin/health HTTP/1.1\r\n${head}\r\n\r\n`)

  expect(answer).toMatch(/^HTTP\/1.1 403 /)
  expect(answer).toContain('function.not.available')
})

test('with an admin token the control API answers only requests with that token', async () => {
  await using server = await setup({ adminToken: 'open sesame' })
  const status = async (token: string) =>
    (await server.ask('/__admin/health', { headers: { 'x-admin-token': token } })).status

  expect(await status('open sesame')).toBe(200)
  expect(await status('open')).toBe(403)
  expect((await server.ask('/__admin/health')).status).toBe(403)
})

test('unusual request targets get a response, and the server continues', async () => {
  await using server = await setup()

  for (const target of ['/%', '/art/%zz.svg', '/art/../../package.json', '/wps/%2e%2e/x']) {
    const answer = await raw(server.port, requestLine(target))
    expect(answer).toMatch(/^HTTP\/1.1 4\d\d /)
  }
  expect((await server.ask('/wps/system/country')).status).toBe(200)
})

const noTargets = ['//', '///', '//@', '//:', '/\\', 'http://', 'http://[', 'http://x:99999/', '*']

test('a request line without a valid target gets 400, and the server continues', async () => {
  await using server = await setup()

  for (const target of noTargets)
    expect([target, await raw(server.port, requestLine(target))]).toEqual([
      target,
      expect.stringMatching(/^HTTP\/1.1 400 /),
    ])
  expect((await server.ask('/wps/system/country')).status).toBe(200)
})

test('a client that closes the connection early does no harm', async () => {
  await using server = await setup()
  const socket = connect(server.port, '127.0.0.1')
  socket.write('POST /wps/session/login HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000\r\n\r\n{"half')
  await new Promise((done) => socket.once('connect', done))
  socket.resetAndDestroy()

  expect((await server.ask('/wps/system/country')).status).toBe(200)
})

test('a body of 2 MB is refused, not read', async () => {
  await using server = await setup()
  const body = 'ễ'.repeat(700_000)

  const reply = await server.ask('/wps/session/login', { method: 'POST', body, headers: { encryption: 'plain' } })

  expect([reply.status, ((await reply.json()) as { errorCode: string }).errorCode]).toEqual([413, 'request.too.large'])
})

test('a slip of 11 MB is refused before its end arrives, and the connection goes on', async () => {
  await using server = await setup()
  const login = await server.ask('/wps/session/login', {
    method: 'POST',
    headers: { encryption: 'plain', 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'username', username: 'demo01', password: 'Demo@123' }),
  })
  const { value } = (await login.json()) as { value: { token: string } }
  const size = 11 * 1024 * 1024
  const headers = {
    host: '127.0.0.1',
    merchant: 'DEMO',
    authorization: value.token,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': size,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const head = ['POST /wps/relay/MCSFE_uploadDepositSlip HTTP/1.1', ...lines, '', ''].join('\r\n')
  const socket = connect(server.port, '127.0.0.1')
  const statuses: string[] = []
  socket.on('data', (chunk) => statuses.push(...(chunk.toString().match(/HTTP\/1.1 \d+/g) ?? [])))

  socket.write(head + 'x'.repeat(size - 1))
  await vi.waitFor(() => expect(statuses).toEqual(['HTTP/1.1 413']))
  socket.end(`x${requestLine('/__admin/health')}`)

  await vi.waitFor(() => expect(statuses).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']))
})

test('a client sees a dropped connection', async () => {
  await using server = await setup()
  await server.ask('/__admin/faults', {
    method: 'POST',
    body: '{"operation":"listCountries","drop":"before","times":1}',
  })

  await expect(server.ask('/wps/system/country')).rejects.toThrow('fetch failed')
  expect((await server.ask('/wps/system/country')).status).toBe(200)
})

test('a response has the latency of its fault', async () => {
  await using server = await setup()
  await server.ask('/__admin/faults', { method: 'POST', body: '{"operation":"*","latencyMs":80}' })
  const before = performance.now()

  await server.ask('/wps/system/country')

  expect(performance.now() - before).toBeGreaterThan(78)
})

test('a response can be malformed, truncated, late or missing', async () => {
  await using server = await setup()
  const fault = (how: object) =>
    server.ask('/__admin/faults', { method: 'POST', body: JSON.stringify({ operation: '*', times: 1, ...how }) })
  const read = async (init?: { signal: AbortSignal }) => (await server.ask('/wps/system/country', init)).json()

  await fault({ body: 'malformed' })
  await expect(read()).rejects.toThrow(SyntaxError)
  await fault({ body: 'half' })
  await expect(read()).rejects.toThrow('terminated')
  await fault({ firstByteMs: 80 })
  const before = performance.now()
  const late = await server.ask('/wps/system/country')
  expect([late.status, (await late.json()) as object]).toMatchObject([200, { success: true }])
  expect(performance.now() - before).toBeGreaterThan(78)
  await fault({ timeout: 'before' })
  await expect(read({ signal: AbortSignal.timeout(80) })).rejects.toThrow('aborted due to timeout')
})

test('a game in a frame and a page on another port of this machine may read; other sites may not', async () => {
  await using server = await setup()
  const allowed = async (origin: string) =>
    (await server.ask('/wps/system/country', { headers: { origin } })).headers.get('access-control-allow-origin')

  expect(await allowed('null')).toBe('null')
  expect(await allowed('http://localhost:5173')).toBe('http://localhost:5173')
  expect(await allowed('https://evil.example')).toBeNull()
})

test('listening on a port in use fails with EADDRINUSE', async () => {
  await using server = await setup()

  await expect(listen(createMockServer(), { port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

async function putPicture() {
  const folder = fileURLToPath(new URL('../../dist/assets/art/of-a-test', import.meta.url))
  await mkdir(folder, { recursive: true })
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(`${folder}/large.webp`, 'w'.repeat(23))
  await writeFile(`${folder}/large.avif`, 'a'.repeat(12))
  return '/art/of-a-test/large.webp'
}

test('a large picture is served in the smaller format to browsers that accept it, at the same address', async () => {
  await using server = await setup()
  const address = await putPicture()
  const picture = async (accept: string) => {
    const { headers } = await server.ask(address, { headers: { accept } })
    return [headers.get('content-type'), headers.get('vary'), Number(headers.get('content-length'))] as const
  }
  const [newer, varies, size] = await picture('image/avif,image/webp,*/*;q=0.8')
  const [older, , smaller] = await picture('image/webp,*/*;q=0.8')

  expect([newer, size, varies]).toEqual(['image/avif', 12, 'accept'])
  expect([older, smaller]).toEqual(['image/webp', 23])
})

test.for([
  ['TRACE', '/wps/wallets/gcs', 405],
  ['PROPFIND', '/wps/nowhere', 405],
  ['TRACE', '/__admin/health', 405],
  ['GET', '/wps/nowhere', 404],
] as const)('%s %s has status %i', async ([method, path, status]) => {
  await using server = await setup()
  const head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\nmerchant: DEMO\r\nconnection: close\r\n\r\n`

  expect(await raw(server.port, head)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

test('a command without a body, and without its length, is answered, and the connection goes on', async () => {
  await using server = await setup()
  const head = (rest = '') => `POST /wps/member/trialuser HTTP/1.1\r\nhost: 127.0.0.1\r\nmerchant: DEMO\r\n${rest}\r\n`

  const answer = await raw(server.port, head() + head('connection: close\r\n'))

  expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
})

test('a path that is called with another method names those that it has', async () => {
  await using server = await setup()
  const { status, headers } = await server.ask('/wps/member/paymentPassword', { method: 'DELETE' })

  expect([status, headers.get('allow')]).toEqual([405, 'PUT, POST'])
})
