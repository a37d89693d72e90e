import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

const head = (status: string, headers: string[]) =>
  [`HTTP/1.1 ${status} Status`, ...headers, 'Connection: close', '', ''].join('\r\n')

type SendFault = (socket: Socket) => void
const JSON_TYPE = 'Content-Type: application/json'
const SUCCESS = '{"success":true}'
const sends =
  (status: string, headers: string[], body: string | Buffer = SUCCESS): SendFault =>
  (socket) => {
    socket.write(head(status, headers))
    socket.end(body)
  }
const ofLength = (body: string | Buffer, status = '200') =>
  sends(status, [JSON_TYPE, `Content-Length: ${Buffer.byteLength(body)}`], body)
const json = (body: string | Buffer) => sends('200', [JSON_TYPE], body)

function sendEndlessly(socket: Socket) {
  const part = Buffer.alloc(1024 * 1024, ' ')
  const fill = () => {
    while (!socket.destroyed && socket.write(part));
  }
  socket.write(head('200', [JSON_TYPE]))
  socket.on('drain', fill)
  fill()
}

const connectionFaults: Record<string, SendFault> = {
  'no response': (socket) => socket.end(),
  'a reset': (socket) => socket.resetAndDestroy(),
  'a response that is no HTTP': (socket) => socket.end('hello\r\n\r\n'),
  silence: () => undefined,
  'a slow body': (socket) => void socket.write(head('200', [JSON_TYPE, 'Content-Length: 100']) + '{'),
  'an endless body': sendEndlessly,
  'a truncated body': sends('200', [JSON_TYPE, 'Content-Length: 100']),
  'a body that is longer than its length': sends('200', [JSON_TYPE, 'Content-Length: 3']),
  'a wrong length': sends('200', [JSON_TYPE, 'Content-Length: x']),
  'a wrong chunk': sends('200', [JSON_TYPE, 'Transfer-Encoding: chunked'], 'zz\r\nhello\r\n'),
  'a truncated chunk': sends('200', [JSON_TYPE, 'Transfer-Encoding: chunked'], '9\r\nhello\r\n'),
}

const contentFaults: Record<string, SendFault> = {
  'an empty body': ofLength(''),
  HTML: sends('200', ['Content-Type: text/html'], '<h1>closed</h1>'),
  'no content type': sends('200', []),
  'an invalid content type': sends('200', ['Content-Type: ;;;/,']),
  'a body that is not compressed': sends('200', [JSON_TYPE, 'Content-Encoding: gzip']),
  'invalid JSON': json('{"success":'),
  null: json('null'),
  'deep JSON': json('['.repeat(50_000)),
  'a number that is too large': json('{"success":true,"value":1e999}'),
  'half a character': json('{"success":true,"value":"\\ud800"}'),
  'invalid UTF-8': json(Buffer.from([0x7b, 0x22, 0xff, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])),
  'UTF-16': json(Buffer.from(SUCCESS, 'utf16le')),
  'a huge header': sends('200', [JSON_TYPE, `X-Header: ${'a'.repeat(100_000)}`]),
  'too many headers': sends('200', [JSON_TYPE, ...Array.from({ length: 500 }, (_, at) => `X-${at}: 1`)]),
  'a control character in a header': sends('200', [JSON_TYPE, 'X-Header: a\u0001b']),
  'headers of one connection': sends('200', [JSON_TYPE, 'Upgrade: h2c', 'Trailer: X', 'Keep-Alive: timeout=1'], '{}'),
  'a redirect in a circle': sends('302', ['Location: /wps/session/key/rsa'], ''),
  'a redirect to another origin': sends('307', ['Location: http://127.0.0.1:1/'], ''),
}

const invalidStatuses = '000 099 20 2000 abc 100 101 102 103 199 599 600 999'
const otherStatuses =
  '201 202 203 204 205 206 226 300 301 303 304 305 308 400 401 403 404 405 407 408 409 413 418 421 426 429 431 451 500 501 502 503 504 511 598'
const statuses = `${invalidStatuses} ${otherStatuses}`.split(' ')

/** Responses that no gateway should send, by name; one per connection. */
export const faults: Readonly<Record<string, SendFault>> = {
  ...connectionFaults,
  ...contentFaults,
  ...Object.fromEntries(statuses.map((status) => [`status ${status}`, ofLength(SUCCESS, status)])),
}

export const FAULT_HEADER = 'X-Fault'

/** Serves the fault that the request names in its header `X-Fault`, else `fault`, for the length of a test. */
export async function serveFaults(fault = 'an empty body'): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    socket.once('data', (request) => {
      const named = /^x-fault: (.*)\r$/im.exec(request.toString())?.[1]
      faults[named === undefined ? fault : decodeURIComponent(named)]!(socket)
    })
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
