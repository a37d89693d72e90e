import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { createCipher } from './cipher.ts'
import { type Handlers, type GatewayRequest, failure, type GatewayResponse, notFound } from './dialect.ts'
import { announcements, messages } from './messages.ts'
import { createMembers, member, type WalletState, session, wallet } from './members.ts'
import { type SiteState, system } from './system.ts'

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, Authorization',
  'access-control-allow-methods': '*',
  'access-control-max-age': '600',
}

/**
 * Starts an independent gateway: another implementation of five domains (system, session, member, wallet, messages) and announcements, on
 * its own origin. It shares no code with the mock and uses the other value of each dialect switch; unknown paths are a plain 404. It
 * represents a real gateway that the app supports through configuration alone.
 */
export async function startIndependentServer() {
  const cipher = createCipher()
  const calls: (GatewayRequest & { call: string })[] = []
  let state = createState(cipher)

  function answer(call: GatewayRequest): GatewayResponse {
    const route = `${call.method} ${call.path}`
    calls.push({ ...call, call: route })
    try {
      return state.handlers[route]?.(call) ?? notFound
    } catch {
      return failure('request_body_required', 'Không đọc được nội dung', 500)
    }
  }

  const server = createServer((request, response) => void receive(request, response, answer))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reset() {
      calls.length = 0
      state = createState(cipher)
      return state
    },
    calls: () => calls,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function createState({ decrypt, modulus }: ReturnType<typeof createCipher>) {
  const [members, walletState, site] = [createMembers(), { isFailing: false } as WalletState, { code: 0 } as SiteState]
  const handlers: Handlers = {
    ...system(site),
    ...session(members, { open: ({ text, encryptionHeader }) => JSON.parse(decrypt(text, encryptionHeader)), modulus }),
    ...member(members),
    ...wallet(members, walletState),
    ...messages(members),
    ...announcements(),
  }
  return { members, walletState, site, handlers }
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (call: GatewayRequest) => GatewayResponse,
) {
  if (request.method === 'OPTIONS') return void response.writeHead(204, crossOrigin).end()
  const { status, body } = answer(await parseRequest(request))
  const isText = typeof body === 'string'
  response.writeHead(status, { ...crossOrigin, 'content-type': isText ? 'text/plain' : 'application/json' })
  response.end(isText ? body : JSON.stringify(body))
}

async function parseRequest(request: IncomingMessage): Promise<GatewayRequest> {
  const { method = '', url = '', headers } = request
  const { pathname: path, searchParams: query } = new URL(url, 'http://second')
  const [token, encryptionHeader] = [headers.authorization ?? '', String(headers['encryption'] ?? '')]
  return { method, path, query, token, encryptionHeader, text: await textOf(request) }
}
