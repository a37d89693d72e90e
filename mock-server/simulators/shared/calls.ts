import { CallError, unreadable } from './errors.ts'
import { type Frame, postToParent } from './frame.ts'

/** Timeout of a call, ms. */
const TIMEOUT = 10_000
/** Delays before an unanswered command is sent again, ms. */
const RETRY_DELAYS = [600, 1500, 3000]

export type Command<Answer> = {
  input: Record<string, unknown>
  key?: string
  requiredFields?: readonly (keyof Answer & string)[]
  isRetry?: boolean
}
export type Calls = ReturnType<typeof createCalls>

export function createCalls(frame: Frame) {
  const send = frame.isBridged ? createBridge() : sendByFetch
  const headers = { 'content-type': 'application/json', ...(frame.world && { 'x-mock-world': frame.world }) }

  async function get<Answer>(
    path: string,
    query: Record<string, string> = {},
    requiredFields?: Command<Answer>['requiredFields'],
  ): Promise<Answer> {
    const search = new URLSearchParams({ launch: frame.launch, ...query })
    const response = await attempt(send, { method: 'GET', path: `${path}?${search}`, headers }, TIMEOUT)
    const answer = parseAnswer<Answer>(response, { requiredFields })
    if (answer) return answer
    throw response?.status ? unreadable(response.status) : new CallError(0, 'offline')
  }

  /** Executes a command once: repeats it with the same key until the outcome is certain, for up to ten seconds. */
  async function post<Answer>(path: string, command: Command<Answer>): Promise<Answer> {
    const request: CallRequest = {
      method: 'POST',
      path,
      headers: { ...headers, ...(command.key && { 'idempotency-key': command.key }) },
      body: JSON.stringify({ launch: frame.launch, ...command.input }),
    }
    const deadline = performance.now() + TIMEOUT
    for (const [retry, pause] of [...RETRY_DELAYS, Infinity].entries()) {
      const response = await attempt(send, request, deadline - performance.now())
      const answer = parseAnswer<Answer>(response, { ...command, isRetry: command.isRetry || retry > 0 })
      if (answer) return answer
      if (performance.now() + pause >= deadline) break
      await wait(pause)
    }
    throw new CallError(0, 'outcome.unknown')
  }

  return {
    get,
    post,
    /** Opens the game. Moves no money, so it needs no key. */
    open: <Answer>(path: string, input: Record<string, unknown> = {}) => post<Answer>(path, { input }),
  }
}

/** @note `crypto.randomUUID` is missing on a phone that opens the demo over plain HTTP. */
export const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('')

export const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Sends a request once. Returns undefined without a response within `ms`. */
async function attempt(send: SendRequest, request: CallRequest, ms: number): Promise<CallResponse | undefined> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms)
  try {
    return await send(request, controller.signal)
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

const sendByFetch: SendRequest = async ({ method, path, headers, body }, signal) => {
  const response = await fetch(path, { method, headers, signal, ...(body !== undefined && { body }) })
  return { status: response.status, body: await response.text() }
}

/** Refusals that the page around the frame shows above the game. It reads the session of play again as after a round. */
const INTERRUPTIONS = ['reality.check.pending', 'statement.pending', 'limit.time.exceeded']

type Content = Record<string, unknown>

/** Returns the content of a response or throws its refusal. Returns undefined when the response leaves the outcome unknown. */
function parseAnswer<Answer>(
  response: CallResponse | undefined,
  { requiredFields = [], isRetry = false }: Pick<Command<Answer>, 'requiredFields' | 'isRetry'> = {},
): Answer | undefined {
  const content = response && parseBody(response.body)
  if (!response || !content) return undefined
  if (response.status < 300) return requiredFields.every((name) => name in content) ? (content as Answer) : undefined
  const { errorCode } = content
  // A site under maintenance refuses before it looks at the command, so this says nothing about earlier attempts.
  const isCertain = response.status < 500 || (errorCode === 'system.maintenance' && !isRetry)
  if (isCertain && typeof errorCode === 'string') {
    if (INTERRUPTIONS.includes(errorCode)) postToParent({ longan: 'balance-changed' })
    throw new CallError(response.status, errorCode)
  }
  return undefined
}

function parseBody(body: string): Content | undefined {
  try {
    const content: unknown = JSON.parse(body)
    return typeof content === 'object' && content !== null ? (content as Content) : undefined
  } catch {
    return undefined
  }
}

type CallRequest = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }
type CallResponse = { status: number; body: string }
/** Sends a request. Rejects without a response, and when `signal` aborts. */
type SendRequest = (request: CallRequest, signal: AbortSignal) => Promise<CallResponse>

type BridgeAnswer = CallResponse & { longan: 'partner-answer'; id: number }

const isBridgeAnswer = (data: unknown): data is BridgeAnswer =>
  typeof data === 'object' &&
  data !== null &&
  'longan' in data &&
  data.longan === 'partner-answer' &&
  'status' in data &&
  typeof data.status === 'number' &&
  'body' in data &&
  typeof data.body === 'string'

/** Sends calls to the parent page, which runs the mock (protocol: `bridgeSimulators` in simulator-bridge.ts). */
function createBridge(): SendRequest {
  const pending = new Map<number, (response: CallResponse) => void>()
  const counter = { last: 0 }

  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== parent || !isBridgeAnswer(data)) return
    pending.get(data.id)?.(data)
    pending.delete(data.id)
  })

  return (request, signal) =>
    new Promise((resolve, reject) => {
      const id = ++counter.last
      pending.set(id, resolve)
      signal.addEventListener('abort', () => {
        pending.delete(id)
        reject(new Error('Failed to send the call: the page around the frame did not answer'))
      })
      parent.postMessage({ longan: 'partner-call', id, ...request }, '*')
    })
}
