import { once } from 'node:events'
import { createServer, request as ask, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createForwarding } from './forwarding.ts'

async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What the pact tool sees of a gateway that answers so. */
async function seenOf(answer: RequestListener) {
  const { filter, failures } = createForwarding(await serve(answer))
  const tool = await serve((request, response) => filter(request as never, response as never, () => undefined))
  const sent = ask(`${tool}/wps/wallets/gcs`, { agent: false })
  sent.end()
  const [{ statusCode, headers }] = (await once(sent, 'response')) as [{ statusCode: number; headers: object }]
  return { statusCode, headers, failures }
}

test('a redirection is an answer, which the tool cannot follow with the token', async () => {
  const { statusCode, headers } = await seenOf((_request, response) =>
    response.writeHead(302, { location: 'https://elsewhere.example/', 'content-language': 'vi' }).end(),
  )

  expect(statusCode).toBe(302)
  expect(headers).toMatchObject({ 'content-language': 'vi' })
  expect(headers).not.toHaveProperty('location')
})

test('an answer without end is no answer', async () => {
  const { statusCode, failures } = await seenOf((_request, response) =>
    response.end(Buffer.alloc(10 * 1024 * 1024 + 1)),
  )

  expect(statusCode).toBe(599)
  expect(failures).toEqual(['the answer of the gateway is larger than 10485760 bytes'])
})
