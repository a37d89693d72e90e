import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createGatewayClient } from './gateway-client.ts'

async function gateway(answer: RequestListener, timeout?: number) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => void server.closeAllConnections())
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const side = createGatewayClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeout)
  return side('/wps/system/status', { method: 'GET', headers: {} })
}

test('the failure is described of a gateway that does not respond', async () => {
  const failure = 'no response within 0.5 seconds'
  expect(await gateway(() => undefined, 500)).toEqual({ failure, isTimeout: true })
})

test.each<[string, RequestListener, string]>([
  ['closes the connection', (request) => request.socket.destroy(), 'other side closed'],
  [
    'declares a compression it does not use',
    (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain'),
    'incorrect header check',
  ],
  [
    'sends an endless body',
    (_request, response) => response.end(Buffer.alloc(10 * 1024 * 1024 + 1)),
    'it is larger than 10485760 bytes',
  ],
])('the failure is described of a gateway that %s', async (_how, answer, failure) => {
  expect(await gateway(answer)).toEqual({ failure })
})

test('a redirect is a response and is not followed', async () => {
  const answer = await gateway((_request, response) => response.writeHead(302, { location: '/elsewhere' }).end())

  expect(answer).toMatchObject({ status: 302 })
})
