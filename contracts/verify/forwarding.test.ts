import { once } from 'node:events'
import { createServer, request as ask, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createForwarding } from './forwarding.ts'

async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  onTestFinished(() => server.closeAllConnections())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function forwardTo(answer: RequestListener, { times = 1, timeoutMs = 5000 } = {}) {
  const { filter, failures } = createForwarding(await serve(answer), timeoutMs)
  const tool = await serve((request, response) => filter(request as never, response as never, () => undefined))
  let received = { statusCode: 0, headers: {} }
  for (let count = 0; count < times; count++) {
    const sent = ask(`${tool}/wps/wallets/gcs`, { agent: false })
    sent.end()
    const [response] = (await once(sent, 'response')) as [typeof received]
    received = response
  }
  return { statusCode: received.statusCode, headers: received.headers, failures }
}

test('a redirect is returned as a response, so that the tool cannot follow it with the token', async () => {
  const { statusCode, headers } = await forwardTo((_request, response) =>
    response.writeHead(302, { location: 'https://elsewhere.example/', 'content-language': 'vi' }).end(),
  )

  expect(statusCode).toBe(302)
  expect(headers).toMatchObject({ 'content-language': 'vi' })
  expect(headers).not.toHaveProperty('location')
})

test('an endless response is a failure', async () => {
  const { statusCode, failures } = await forwardTo((_request, response) =>
    response.end(Buffer.alloc(10 * 1024 * 1024 + 1)),
  )

  expect(statusCode).toBe(599)
  expect(failures).toEqual(['the response of the gateway is larger than 10485760 bytes'])
})

test('after three timeouts in a row no more requests are sent', async () => {
  let requestCount = 0
  const { failures } = await forwardTo(() => void requestCount++, { times: 5, timeoutMs: 200 })

  expect(requestCount).toBe(3)
  expect(failures).toEqual([
    ...Array.from({ length: 3 }, () => 'the gateway did not respond in 0.2 seconds'),
    ...Array.from({ length: 2 }, () => 'no request was sent: the gateway timed out 3 times in a row'),
  ])
})
