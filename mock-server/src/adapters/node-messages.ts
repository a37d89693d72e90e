import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Call, Reply } from '../kernel/http/http.ts'
import { maxBodyBytes } from '../kernel/http/operations.ts'
import { crossOrigin, preflightHeaders } from './cross-origin.ts'

export const callOf = (incoming: IncomingMessage, rest: Pick<Call, 'path' | 'query' | 'body'>): Call => ({
  method: incoming.method ?? 'GET',
  header: (name) => incoming.headers[name]?.toString(),
  ...rest,
})

/** Reads slightly more than the kernel accepts, so that the kernel can refuse it; the rest is discarded. */
export async function bodyOf(incoming: IncomingMessage, path: string): Promise<string> {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return ''
  const max = maxBodyBytes(incoming.method ?? '', path)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    if (size <= max) chunks.push(chunk)
    size += chunk.length
  }
  return Buffer.concat(chunks).toString('utf8')
}

export function send(incoming: IncomingMessage, outgoing: ServerResponse, reply: Reply) {
  writeHead(incoming, outgoing, reply)
  outgoing.end(reply.body)
}

export function writeHead(incoming: IncomingMessage, outgoing: ServerResponse, { status, headers, body }: Reply) {
  outgoing.writeHead(status, {
    ...headers,
    ...crossOrigin(incoming.headers.origin),
    'content-length': Buffer.byteLength(body),
    'x-content-type-options': 'nosniff',
  })
}

export function answerPreflight({ headers }: IncomingMessage, outgoing: ServerResponse) {
  outgoing.writeHead(204, preflightHeaders(headers.origin, headers['access-control-request-headers']))
  outgoing.end()
}
