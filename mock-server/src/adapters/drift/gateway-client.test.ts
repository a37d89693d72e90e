import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { gatewayAt } from './gateway-client.ts'

async function gateway(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => void server.closeAllConnections())
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const side = gatewayAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 500)
  return side('/wps/system/status', { method: 'GET', headers: {} })
}

test.each<[string, RequestListener, string]>([
  ['hangs up', (request) => request.socket.destroy(), 'other side closed'],
  ['says nothing', () => undefined, 'not within 0.5 seconds'],
  [
    'says it is packed, and is not',
    (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain'),
    'incorrect header check',
  ],
  [
    'does not come to an end',
    (_request, response) => response.end(Buffer.alloc(10 * 1024 * 1024 + 1)),
    'it is larger than 10485760 bytes',
  ],
])('why no answer came of a gateway that %s is said in words', async (_how, answer, failure) => {
  expect(await gateway(answer)).toEqual({ failure })
})

test('a redirection is an answer, and is not followed', async () => {
  const answer = await gateway((_request, response) => response.writeHead(302, { location: '/elsewhere' }).end())

  expect(answer).toMatchObject({ status: 302 })
})
