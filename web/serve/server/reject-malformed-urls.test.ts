import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { rejectMalformedUrls } from './reject-malformed-urls.ts'

const responseTo = (port: number, target: string, more = '') =>
  new Promise<string>((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `GET ${target} HTTP/1.1\r\nhost: site\r\nconnection: ${more || 'close'}\r\n${more && 'upgrade: websocket\r\n'}\r\n`,
      ),
    )
    socket.on('data', (chunk) => (answer += chunk.toString())).on('close', () => resolve(answer.slice(0, 12)))
  })

test('a malformed URL never reaches the server’s listeners', async () => {
  const reached: (string | undefined)[] = []
  const server = createServer((request, response) => {
    reached.push(request.url)
    response.end()
  })
  server.on('upgrade', ({ url }, socket) => {
    reached.push(url)
    socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n')
  })
  rejectMalformedUrls(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  expect(await responseTo(port, 'http://[')).toBe('HTTP/1.1 400')
  expect(await responseTo(port, '//', 'upgrade')).toBe('')
  expect(await responseTo(port, '/m/home')).toBe('HTTP/1.1 200')
  expect(await responseTo(port, '/socket', 'upgrade')).toBe('HTTP/1.1 101')
  server.close()

  expect(reached).toEqual(['/m/home', '/socket'])
})
