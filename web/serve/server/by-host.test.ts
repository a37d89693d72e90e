import { createServer, request as send, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listenByHost } from './by-host.ts'

const says =
  (text: string): RequestListener =>
  (_request, response) =>
    void response.end(text)

async function served(byHost: Record<string, string>) {
  const listeners = new Map(Object.entries(byHost).map(([host, text]) => [host, says(text)]))
  const server = createServer(listenByHost(listeners, says('default')))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return (host: string) =>
    new Promise<string>((done) =>
      send({ port, host: '127.0.0.1', headers: { host } }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => done(text))
      }).end(),
    )
}

test('the host name of a request chooses the site, with any port and in any case', async () => {
  const ask = await served({ 'one.localhost': 'one', 'play.example.com': 'two' })

  expect(await ask('one.localhost')).toBe('one')
  expect(await ask('ONE.localhost:4173')).toBe('one')
  expect(await ask('play.example.com.')).toBe('two')
})

test('a host without a brand gets the default site', async () => {
  const ask = await served({ 'one.localhost': 'one' })

  for (const host of ['localhost:4173', '127.0.0.1', 'evil-one.localhost', 'one.localhost.example', '[::1]:4173'])
    expect(await ask(host)).toBe('default')
})
