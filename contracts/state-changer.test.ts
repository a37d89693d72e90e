import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createStateChanger } from './state-changer.ts'

async function startServer(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a redirect of the states is reported and not followed, since their bodies contain the token', async () => {
  const followed: unknown[] = []
  const other = await startServer((request, response) => {
    followed.push(request.url)
    response.end('{}')
  })
  const statesUrl = await startServer((_request, response) => response.writeHead(307, { location: other }).end())
  const { startOver, failedStates } = createStateChanger(
    { provider: other, statesUrl, token: 'secret' } as never,
    {} as never,
  )

  await startOver()

  expect(followed).toEqual([])
  expect(failedStates).toEqual(['the site is open: 307 without a message'])
})
