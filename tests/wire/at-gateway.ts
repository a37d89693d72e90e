import { createMockServer } from '@longan/mock-server'
import { createGateway, type GatewayError, type GatewayProfile } from '@longan/sdk'

const ORIGIN = 'http://mock.local'
const HOST = { merchant: 'DEMO', language: 'EN' }

/** One call as it went over the wire; what it did not have is not there. */
export type Sent = { call: string; query?: Record<string, string>; body?: unknown; token?: string }
type Options = {
  /** The persona who is logged in; nobody unless said. */
  as?: string
  profile?: Partial<GatewayProfile>
  isStandalone?: boolean
}

/**
 * A mock of a test's own behind the real SDK, and what went over the wire between them. Bodies travel unencrypted, so that a
 * test reads them, unless the profile says otherwise.
 */
export async function atGateway({ as, profile, isStandalone = false }: Options = {}) {
  const { mock, fetch, last } = watched()
  const gatewayOf = (token?: string) =>
    createGateway({
      baseUrl: ORIGIN,
      merchant: HOST.merchant,
      language: () => HOST.language,
      token: () => token,
      isStandalone: () => isStandalone,
      fetch,
      profile: { cipher: 'plain', ...profile },
    })
  const signIn = async (account: string) =>
    (await gatewayOf().session.login({ type: 'username', username: account, password: 'Demo@123' })).token
  const token = as && (await signIn(as))
  return {
    gateway: gatewayOf(token),
    gatewayOf,
    signIn,
    /** What is sent was logged in with this. */
    token,
    /** The last call of all, its headers, and what the gateway answered it. */
    sent: () => last().sent,
    headers: () => last().headers,
    reply: () => last().reply,
    send: senderOf(fetch, token),
    /** The control API of the mock. */
    control: async (method: string, path: string, body?: object) =>
      (await mock.fetch(requestOf(method, `/__admin${path}`, { body }))).json(),
    /** The world behind the gateway, and what it is run by. */
    inside: () => mock.worlds.open('default'),
  }
}

/** A mock, and every call it was asked by `fetch`. */
function watched() {
  const mock = createMockServer()
  const wire: { sent: Sent; headers: Headers; reply: unknown }[] = []
  const fetch = async (request: Request) => {
    const [sent, response] = [await sentBy(request.clone()), await mock.fetch(request)]
    wire.push({ sent, headers: request.headers, reply: await jsonOf(response.clone()) })
    return response
  }
  return { mock, fetch, last: () => wire.at(-1)! }
}

/** Sends a body that no type of the SDK lets through, and tells code and field of the refusal. */
const senderOf =
  (fetch: (request: Request) => Promise<Response>, token?: string) => async (call: string, body: object) => {
    const [method = '', path = ''] = call.split(' ')
    const headers = { ...HOST, encryption: 'plain', ...(token && { authorization: token }) }
    return refusalIn(await jsonOf(await fetch(requestOf(method, path, { headers, body }))))
  }

const requestOf = (
  method: string,
  path: string,
  { body, ...rest }: { headers?: HeadersInit; body?: object | undefined },
) => new Request(ORIGIN + path, { method, ...rest, ...(body && { body: JSON.stringify(body) }) })

/** Code and field of the refusal; nothing when the gateway agreed. */
export const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    ({ code, value }: GatewayError) => [code, value?.field],
  )

type Reply = { errorCode?: string; value?: { field?: string } }
const refusalIn = (reply: unknown) => {
  const { errorCode, value } = reply as Reply
  return errorCode && [errorCode, value?.field]
}

async function sentBy(request: Request): Promise<Sent> {
  const { pathname, searchParams } = new URL(request.url)
  const body = await jsonOf(request)
  const token = request.headers.get('authorization')
  return {
    call: `${request.method} ${pathname}`,
    ...(searchParams.size > 0 && { query: Object.fromEntries(searchParams) }),
    ...(body !== undefined && { body }),
    ...(token !== null && { token }),
  }
}

const jsonOf = async (message: Request | Response): Promise<unknown> => {
  const text = await message.text()
  try {
    return JSON.parse(text)
  } catch {
    return text || undefined
  }
}
