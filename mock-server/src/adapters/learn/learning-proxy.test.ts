import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startLearningProxy } from './learning-proxy.ts'

type Received = { method: string | undefined; url: string | undefined; token: string | undefined; body: string }

/** A gateway that answers with a new field, behind the proxy. */
async function startBoth() {
  const received: Received[] = []
  const server = createServer(async (incoming, outgoing) => {
    const { method, url, headers } = incoming
    received.push({ method, url, token: headers.authorization, body: await text(incoming) })
    outgoing.writeHead(201, { 'content-type': 'application/json', 'x-captcha-id': 'c1', 'set-cookie': ['a=1', 'b=2'] })
    outgoing.end('{"success":true,"value":{"sumBalance":5,"bonus":"Nguyễn Văn An"}}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const proxy = await startLearningProxy({ gateway, host: '127.0.0.1', port: 0 })
  const close = async () => {
    await proxy.close()
    server.closeAllConnections()
    server.close()
  }
  return { ...proxy, received, server, [Symbol.asyncDispose]: close }
}

test('calls reach the gateway unchanged, and so do its responses', async () => {
  await using proxy = await startBoth()
  const response = await fetch(`${proxy.url}/wps/member/info?t=1`, {
    method: 'POST',
    headers: { authorization: 'token-1', origin: 'http://localhost:5173', 'content-type': 'application/json' },
    body: '{"nickname":"An"}',
  })

  expect(proxy.received).toEqual([
    { method: 'POST', url: '/wps/member/info?t=1', token: 'token-1', body: '{"nickname":"An"}' },
  ])
  expect([response.status, response.headers.get('x-captcha-id'), response.headers.getSetCookie()]).toEqual([
    201,
    'c1',
    ['a=1', 'b=2'],
  ])
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  expect(await response.json()).toMatchObject({ success: true })
})

test('the differences of the calls are reported, without anything of the member', async () => {
  await using proxy = await startBoth()
  for (const path of ['/wps/wallets/gcs', '/wps/new', '/m/home'])
    await (await fetch(proxy.url + path, { headers: { authorization: 'token-1' } })).text()
  const { calls, others, findings } = proxy.lesson()

  expect([calls, others]).toEqual([2, 1])
  expect(findings.map(({ call, field }) => `${call} ${field}`)).toEqual(['getWallet response', 'GET /wps/new call'])
  expect(JSON.stringify(proxy.lesson())).not.toMatch(/Nguy|token-1/)
})

test('a call reaches no other server, and a gateway that is gone is a 502', async () => {
  await using proxy = await startBoth()
  await (await fetch(`${proxy.url}//127.0.0.1:1/wps/new`)).text()
  expect(proxy.received.map(({ url }) => url)).toEqual(['/127.0.0.1:1/wps/new'])

  proxy.server.closeAllConnections()
  await new Promise((done) => proxy.server.close(done))
  expect((await fetch(`${proxy.url}/wps/new`)).status).toBe(502)
})
