import { createBridge, type Got, type Sent } from './bridge.ts'
import type { Frame } from './frame.ts'

/** Why a call failed. `status` is 0 when nothing answered. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly code: string
  readonly value: Record<string, unknown>

  constructor(status: number, code: string, { message = code, value = {} } = {}) {
    super(message)
    this.status = status
    this.code = code
    this.value = value
  }

  /** Nothing answered: the command may or may not have been carried out. */
  get isOffline() {
    return this.status === 0
  }

  /** The launch or the login behind it has ended. */
  get isSessionEnd() {
    return this.status === 401
  }
}

/** Pauses before a command that nobody answered is sent again, ms. */
const PAUSES = [600, 1500, 3000]

export type Calls = ReturnType<typeof createCalls>

/** The partner's own calls. The launch id travels with each of them. */
export function createCalls(frame: Frame) {
  const send = frame.isBridged ? createBridge() : sendByFetch
  const headers = { 'content-type': 'application/json', ...(frame.world && { 'x-mock-world': frame.world }) }

  /** Reads: `get('/partners/slot/history')`. */
  async function get<Answer>(path: string, query: Record<string, string> = {}): Promise<Answer> {
    const search = new URLSearchParams({ launch: frame.launch, ...query })
    return read<Answer>(await attempt(send, { method: 'GET', path: `${path}?${search}`, headers }))
  }

  /**
   * Does something, once: when nobody answers, the same command goes out again under the same key, so that it cannot count twice.
   * Pass the key of a command that failed while offline to take it up again.
   */
  async function post<Answer>(path: string, input: Record<string, unknown> = {}, key = newKey()): Promise<Answer> {
    const sent: Sent = {
      method: 'POST',
      path,
      headers: { ...headers, 'idempotency-key': key },
      body: JSON.stringify({ launch: frame.launch, ...input }),
    }
    for (const pause of PAUSES) {
      const got = await attempt(send, sent)
      if (got) return read<Answer>(got)
      await wait(pause)
    }
    return read<Answer>(await attempt(send, sent))
  }

  return { get, post }
}

/** @note `crypto.randomUUID` is missing on a phone that opens the demo over plain HTTP. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('')

export const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

const attempt = (send: (sent: Sent) => Promise<Got>, sent: Sent): Promise<Got | undefined> =>
  send(sent).catch(() => undefined)

async function sendByFetch({ method, path, headers, body }: Sent): Promise<Got> {
  const response = await fetch(path, { method, headers, ...(body !== undefined && { body }) })
  return { status: response.status, body: await response.text() }
}

function read<Answer>(got: Got | undefined): Answer {
  if (!got) throw new CallError(0, 'offline')
  const content = JSON.parse(got.body) as Answer & { errorCode?: string; message?: string; value?: object }
  if (got.status < 300) return content
  throw new CallError(got.status, content.errorCode ?? 'system.error', content as { message?: string; value?: {} })
}
