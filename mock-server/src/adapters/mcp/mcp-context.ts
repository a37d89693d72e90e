import { createGateway, type Session } from '@longan/sdk'
import { gatewayCore } from '@longan/sdk/core'
import type { Recording } from '../../admin/recording/recording.ts'
import type { Fetch } from '../../serve.ts'
import { createStoredPages } from './pages.ts'
import { ToolFailure } from './tool-failure.ts'

export type McpOptions = {
  /** Sends requests to the mock. */
  fetch: Fetch
  /** The address of the mock without a trailing slash. */
  baseUrl: string
  adminToken?: string | undefined
  /** The folder that recordings are saved in; without it they stay in memory. */
  folder?: string | undefined
}

type Command = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`
export type GatewayRequest = { method: string; path: string; headers: Record<string, string>; body?: string }
type EncryptedBody = { encryption: string; body: string }
type GatewayReply = { status: number; text: string }
export type McpContext = ReturnType<typeof createMcpContext>
export type WorldClient = Awaited<ReturnType<McpContext['openWorld']>>

const MERCHANT = 'DEMO'
/** A fault may make the mock silent. */
const TIMEOUT = 15_000
const MAX_RECORDINGS = 20
const SHOWN_WORLDS = 12

/** Creates what the tools share: the connection, and the sessions, recordings and long results of their clients. */
export function createMcpContext({ fetch, baseUrl, adminToken, folder }: McpOptions) {
  const sessions = new Map<string, Session>()
  const recordings = new Map<string, Recording>()
  const observed = new Set<string>()

  const fetchIn =
    (world: string): Fetch =>
    async (input, init) => {
      const request = new Request(input, { signal: AbortSignal.timeout(TIMEOUT), ...init, redirect: 'manual' })
      request.headers.set('x-mock-world', world)
      return fetch(request)
    }

  async function control<Answer>(world: string, command: Command, body?: unknown): Promise<Answer> {
    const [method = '', path = ''] = command.split(' ')
    const headers = { 'content-type': 'application/json', ...(adminToken && { 'x-admin-token': adminToken }) }
    const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const response = await fetchIn(world)(`${baseUrl}/__admin${path}`, sent).catch((error: unknown) => {
      throw new ToolFailure(
        `There is no mock at ${baseUrl} (${describeCause(error)})`,
        'start one with "npx longan mock", and call the tool again',
      )
    })
    const answer = await readJson(response)
    if (response.ok && answer !== undefined) return answer as Answer
    throw refusalOf(baseUrl, response.status, answer)
  }

  async function assertWorld(name: string) {
    if (name === 'default') return
    const names = await control<string[]>('default', 'GET /worlds')
    if (names.includes(name)) return
    const shown = ['default', ...names.filter((one) => one !== 'default')].slice(0, SHOWN_WORLDS)
    throw new ToolFailure(
      `world: there is no "${name}"; there are ${shown.join(', ')}${names.length > SHOWN_WORLDS ? ' and others' : ''}`,
      `worlds {"action":"create","name":"${name}"}`,
    )
  }

  /** Returns the client of an existing world. Its calls are stored with their bodies from the first time on. */
  async function openWorld(name: string) {
    await assertWorld(name)
    if (!observed.has(name)) await control(name, 'GET /calls')
    observed.add(name)
    return {
      name,
      control: <Answer>(command: Command, body?: unknown) => control<Answer>(name, command, body),
      ...createGatewayClient({ name, baseUrl, fetch: fetchIn(name) }, sessions),
    }
  }

  return {
    baseUrl,
    folder,
    pages: createStoredPages(),
    openWorld,
    recordings,
    addRecording(name: string, recording: Recording) {
      recordings.set(name, recording)
      if (recordings.size > MAX_RECORDINGS) recordings.delete(recordings.keys().next().value!)
    },
  }
}

type WorldAddress = { name: string; baseUrl: string; fetch: Fetch }

/** Creates the client of the gateway in one world, with the sessions that it began. */
function createGatewayClient({ name, baseUrl, fetch }: WorldAddress, sessions: Map<string, Session>) {
  const options = { baseUrl, merchant: MERCHANT, fetch, retries: 0, language: () => 'EN' as const }
  return {
    async logIn(account: string, password: string): Promise<Session> {
      const { session } = createGateway(options)
      const started = await session.login({ type: 'username', username: account, password })
      sessions.set(`${name}/${account}`, started)
      return started
    },
    session: (account: string) => sessions.get(`${name}/${account}`),
    forgetSessions() {
      for (const key of sessions.keys()) if (key.startsWith(`${name}/`)) sessions.delete(key)
    },
    encrypt: (body: string): Promise<EncryptedBody> => gatewayCore(options).encrypt(body),
    async send({ method, path, headers, body }: GatewayRequest): Promise<GatewayReply> {
      const sent = { merchant: MERCHANT, language: 'EN', ...headers }
      const response = await fetch(baseUrl + path, { method, headers: sent, ...(body !== undefined && { body }) })
      return { status: response.status, text: await response.text() }
    },
  }
}

export function describeCause(error: unknown): string {
  const { cause, message, name } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? (name === 'TimeoutError' ? `no response in ${TIMEOUT / 1000} s` : message)
}

const readJson = (response: Response) =>
  response
    .json()
    .then((json: unknown) => json)
    .catch(() => undefined)

type RefusalBody = { message?: string; value?: { field?: string; reason?: string } } | null | undefined

function refusalOf(url: string, status: number, answer: unknown): ToolFailure {
  if (status === 403)
    return new ToolFailure(
      `The mock at ${url} needs its admin token`,
      'start "longan mcp" again with --token, the --admin-token of the mock',
    )
  const { message, value: { field, reason } = {} } = (answer as RefusalBody) ?? {}
  if (field !== undefined && reason !== undefined)
    return new ToolFailure(`${field}: ${reason}`, `correct "${field}", and call the tool again`)
  return message
    ? new ToolFailure(message, 'correct the arguments, and call the tool again')
    : new ToolFailure(`${url} answers with ${status}, but is not a mock of Longan`, 'name the mock with --url')
}
