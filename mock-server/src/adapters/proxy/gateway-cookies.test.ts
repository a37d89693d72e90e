import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createMockServer } from '../../mock-server.ts'
import { createGatewayClient } from '../drift/gateway-client.ts'
import { proxyToGateway } from './proxy.ts'

test('a cookie of the gateway reaches the page, and is sent back to the gateway only', async () => {
  const sent: (string | undefined)[] = []
  const server = createServer(({ headers }, response) => {
    sent.push(headers.cookie)
    response.setHeader('set-cookie', 'SHOWN=7; Path=/; Domain=gateway.example; Secure; HttpOnly; SameSite=None')
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"value":"aW1n"}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const served = proxyToGateway(createMockServer().handle, {
    real: ['session'],
    shadow: [],
    log: () => undefined,
    gateway: createGatewayClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  })
  const ask = (cookie: string) => {
    const header = (name: string) => ({ merchant: 'DEMO', cookie })[name]
    return served({ method: 'GET', path: '/wps/captcha', query: new URLSearchParams(), header, body: '' })
  }

  const { headers } = await ask('mock_world=mine; SHOWN=old')
  await ask('mock_world=mine; SHOWN=7; other=secret')

  expect(headers['set-cookie']).toBe('SHOWN=7; Path=/; HttpOnly')
  expect(sent).toEqual([undefined, 'SHOWN=7'])
})
