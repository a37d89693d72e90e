import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { preflightHeaders, crossOrigin } from '../request-target.ts'
import { readBody } from '../har/har-entry.ts'
import { createLearner, type Lesson } from './learn.ts'

/** Headers of one connection, and those that the other side sets itself. */
const CONNECTION_HEADERS = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'strict-transport-security',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
const TIMEOUT = 30_000

type Options = { gateway: string; host: string; port: number }
export type LearningProxy = { url: string; lesson(): Lesson; close(): Promise<void> }

/** Starts a server that passes each call on to a gateway, unchanged, and compares calls and responses with the document. */
export async function startLearningProxy({ gateway, host, port }: Options): Promise<LearningProxy> {
  const learner = createLearner()
  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(({ message }: Error) => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end(`The gateway does not respond: ${message}`)
    })
  })
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done))
  const address = server.address() as AddressInfo
  return {
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    lesson: learner.lesson,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeIdleConnections()
      }),
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url: target = '/', headers } = incoming
    const { origin, 'access-control-request-headers': wanted } = headers
    if (method === 'OPTIONS') return void outgoing.writeHead(204, preflightHeaders(origin, wanted)).end()
    const sent = await buffer(incoming)
    const response = await fetch(toAddress(gateway, target), {
      method,
      headers: passedHeaders(Object.entries(headers)),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      ...(sent.length > 0 && { body: new Uint8Array(sent) }),
    })
    const received = Buffer.from(await response.arrayBuffer())
    const cookies = response.headers.getSetCookie()
    outgoing.writeHead(response.status, {
      ...Object.fromEntries(passedHeaders([...response.headers])),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
      ...crossOrigin(origin),
    })
    outgoing.end(received)
    const request = readBody(sent.toString(), headers['content-type'] ?? '')
    const reply = readBody(received.toString(), response.headers.get('content-type') ?? '')
    learner.add({
      method,
      url: toAddress(gateway, target),
      token: headers.authorization,
      headers: {},
      requestBody: request.text,
      sent: '',
      status: response.status,
      responseBody: reply.text,
      at: Date.now(),
      notes: [
        ...(request.isBinary ? ['the body of the request is binary'] : []),
        ...(reply.isBinary ? ['the body of the response is binary'] : []),
      ],
    })
  }
}

/** The target is a path, whatever the client wrote: a call reaches no other server. */
const toAddress = (gateway: string, target: string) => new URL(`${gateway}/${target.replace(/^\/+/, '')}`)

const passedHeaders = (headers: readonly (readonly [string, string | string[] | undefined])[]): [string, string][] =>
  headers.flatMap(([name, value]): [string, string][] =>
    value === undefined || CONNECTION_HEADERS.has(name) || name === 'set-cookie'
      ? []
      : [[name, [value].flat().join(', ')]],
  )
