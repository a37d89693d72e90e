import { createBridge, type Got, type Send, type Sent } from './bridge.ts'
import { CallError, unreadable } from './call-error.ts'
import type { Frame } from './frame.ts'

/** What has not been answered for so long is not answered any more, ms. */
const PATIENCE = 10_000
/** Pauses before a command that nobody answered is sent again, ms. */
const PAUSES = [600, 1500, 3000]

export type Command<Answer> = {
  input: Record<string, unknown>
  /** Under which it counts once. */
  key?: string
  /** What an answer must have to be one. */
  needs?: readonly (keyof Answer & string)[]
  /** It has been sent before, and nobody knows what became of it. */
  isDoubtful?: boolean
}
export type Calls = ReturnType<typeof createCalls>

/** The partner's own calls. The launch id travels with each of them. */
export function createCalls(frame: Frame) {
  const send = frame.isBridged ? createBridge() : sendByFetch
  const headers = { 'content-type': 'application/json', ...(frame.world && { 'x-mock-world': frame.world }) }

  /** Reads: `get('/partners/slot/history')`. */
  async function get<Answer>(
    path: string,
    query: Record<string, string> = {},
    needs?: Command<Answer>['needs'],
  ): Promise<Answer> {
    const search = new URLSearchParams({ launch: frame.launch, ...query })
    const got = await attempt(send, { method: 'GET', path: `${path}?${search}`, headers }, PATIENCE)
    const answer = answerIn<Answer>(got, { needs })
    if (answer) return answer
    throw got?.status ? unreadable(got.status) : new CallError(0, 'offline')
  }

  /** Does something, once: while nothing comes that says what became of it, it goes out again under the same key, for ten seconds. */
  async function post<Answer>(path: string, command: Command<Answer>): Promise<Answer> {
    const sent: Sent = {
      method: 'POST',
      path,
      headers: { ...headers, ...(command.key && { 'idempotency-key': command.key }) },
      body: JSON.stringify({ launch: frame.launch, ...command.input }),
    }
    const deadline = performance.now() + PATIENCE
    for (const [turn, pause] of [...PAUSES, Infinity].entries()) {
      const got = await attempt(send, sent, deadline - performance.now())
      const answer = answerIn<Answer>(got, { ...command, isDoubtful: command.isDoubtful || turn > 0 })
      if (answer) return answer
      if (performance.now() + pause >= deadline) break
      await wait(pause)
    }
    throw new CallError(0, 'outcome.unknown')
  }

  return {
    get,
    post,
    /** Sits down at the table, which moves no money. */
    open: <Answer>(path: string, input: Record<string, unknown> = {}) => post<Answer>(path, { input }),
  }
}

/** @note `crypto.randomUUID` is missing on a phone that opens the demo over plain HTTP. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('')

export const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Sends once and waits so long; nothing where nothing came. */
async function attempt(send: Send, sent: Sent, ms: number): Promise<Got | undefined> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), ms)
  try {
    return await send(sent, giveUp.signal)
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

const sendByFetch: Send = async ({ method, path, headers, body }, signal) => {
  const response = await fetch(path, { method, headers, signal, ...(body !== undefined && { body }) })
  return { status: response.status, body: await response.text() }
}

type Content = Record<string, unknown>

/** What an answer says: its content, or a refusal (thrown). Nothing, where it does not tell what became of the call. */
function answerIn<Answer>(
  got: Got | undefined,
  { needs = [], isDoubtful = false }: Pick<Command<Answer>, 'needs' | 'isDoubtful'> = {},
): Answer | undefined {
  const content = got && contentOf(got.body)
  if (!got || !content) return undefined
  if (got.status < 300) return needs.every((name) => name in content) ? (content as Answer) : undefined
  const { errorCode } = content
  // A closed site refuses before it looks: of what was sent before, that says nothing.
  const isCertain = got.status < 500 || (errorCode === 'system.maintenance' && !isDoubtful)
  if (isCertain && typeof errorCode === 'string') throw new CallError(got.status, errorCode)
  return undefined
}

function contentOf(body: string): Content | undefined {
  try {
    const content: unknown = JSON.parse(body)
    return typeof content === 'object' && content !== null ? (content as Content) : undefined
  } catch {
    return undefined
  }
}
