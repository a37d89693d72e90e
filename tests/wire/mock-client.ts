import { createMockServer } from '@longan/mock-server'
import { createGateway, type GatewayError, type GatewayDialect } from '@longan/sdk'

const ORIGIN = 'http://mock.local'
const HOST = { merchant: 'DEMO', language: 'EN' }

export type SentRequest = { call: string; query?: Record<string, string>; body?: unknown; token?: string }
type MockClientOptions = {
  as?: string
  dialect?: Partial<GatewayDialect>
  isStandalone?: boolean
}

/**
 * Creates a mock behind the real SDK, and records what goes over the wire between them. Bodies are not encrypted, so that tests can read
 * them, unless the dialect says otherwise.
 */
export async function createMockClient({ as, dialect, isStandalone = false }: MockClientOptions = {}) {
  const { mock, fetch, last } = createRecordedMock()
  const gatewayOf = (token?: string) =>
    createGateway({
      baseUrl: ORIGIN,
      merchant: HOST.merchant,
      language: () => HOST.language,
      token: () => token,
      isStandalone: () => isStandalone,
      fetch,
      dialect: { cipher: 'plain', ...dialect },
    })
  const signIn = async (account: string) =>
    (await gatewayOf().session.login({ type: 'username', username: account, password: 'Demo@123' })).token
  const token = as && (await signIn(as))
  return {
    gateway: gatewayOf(token),
    gatewayOf,
    signIn,
    token,
    sent: () => last().sent,
    headers: () => last().headers,
    reply: () => last().reply,
    send: createSender(fetch, token),
    control: async (method: string, path: string, body?: object) =>
      (await mock.fetch(toRequest(method, `/__admin${path}`, { body }))).json(),
    openWorld: () => mock.worlds.open('default'),
  }
}

function createRecordedMock() {
  const mock = createMockServer()
  const wire: { sent: SentRequest; headers: Headers; reply: unknown }[] = []
  const fetch = async (request: Request) => {
    const [sent, response] = [await toSentRequest(request.clone()), await mock.fetch(request)]
    wire.push({ sent, headers: request.headers, reply: await parseBody(response.clone()) })
    return response
  }
  return { mock, fetch, last: () => wire.at(-1)! }
}

const createSender =
  (fetch: (request: Request) => Promise<Response>, token?: string) => async (call: string, body: object) => {
    const [method = '', path = ''] = call.split(' ')
    const headers = { ...HOST, encryption: 'plain', ...(token && { authorization: token }) }
    return parseRefusal(await parseBody(await fetch(toRequest(method, path, { headers, body }))))
  }

const toRequest = (
  method: string,
  path: string,
  { body, ...rest }: { headers?: HeadersInit; body?: object | undefined },
) => new Request(ORIGIN + path, { method, ...rest, ...(body && { body: JSON.stringify(body) }) })

export const getRefusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    ({ code, value }: GatewayError) => [code, value?.field],
  )

type Reply = { errorCode?: string; value?: { field?: string } }
const parseRefusal = (reply: unknown) => {
  const { errorCode, value } = reply as Reply
  return errorCode && [errorCode, value?.field]
}

async function toSentRequest(request: Request): Promise<SentRequest> {
  const { pathname, searchParams } = new URL(request.url)
  const body = await parseBody(request)
  const token = request.headers.get('authorization')
  return {
    call: `${request.method} ${pathname}`,
    ...(searchParams.size > 0 && { query: Object.fromEntries(searchParams) }),
    ...(body !== undefined && { body }),
    ...(token !== null && { token }),
  }
}

const parseBody = async (message: Request | Response): Promise<unknown> => {
  const text = await message.text()
  try {
    return JSON.parse(text)
  } catch {
    return text || undefined
  }
}
