import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type AdapterMock, createFetch } from '../../serve.ts'
import { crossOrigin } from '../request-target.ts'
import { createMcpServers } from './mcp-server.ts'

type ServeMcp = (incoming: IncomingMessage, outgoing: ServerResponse, body: string) => Promise<void>

/** Returns the handler of `/__admin/mcp`; its caller has checked the admin token. */
export async function createMcpListener({ handle }: Pick<AdapterMock, 'handle'>): Promise<ServeMcp> {
  const protocol = await import('@modelcontextprotocol/server')
  const servers = createMcpServers(protocol, { fetch: createFetch(handle), baseUrl: 'http://mock.local' })
  const { fetch } = protocol.createMcpHandler(servers)

  return async (incoming, outgoing, body) => {
    const left = new AbortController()
    outgoing.once('close', () => left.abort())
    const response = await fetch(toRequest(incoming, body, left.signal))
    const headers = { ...Object.fromEntries(response.headers), ...crossOrigin(incoming.headers.origin) }
    outgoing.writeHead(response.status, headers)
    if (response.body) await pipeline(Readable.fromWeb(response.body as never), outgoing)
    else outgoing.end()
  }
}

/** Only POST is served; the protocol's handler refuses a GET in place of every other method, some of which no Request has. */
function toRequest({ method, headers }: IncomingMessage, body: string, signal: AbortSignal): Request {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent.set(name, value.toString())
  return new Request('http://mock.local/__admin/mcp', {
    headers: sent,
    signal,
    ...(method === 'POST' && { method, body }),
  })
}
