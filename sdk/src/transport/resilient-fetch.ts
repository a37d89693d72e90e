import { refusalOf, retryAfterOf } from '../gateway-error.ts'
import type { OnProgress } from '../http.ts'

type FetchInit = RequestInit & { onProgress?: OnProgress }

export type ResilienceOptions = {
  /**
   * Sends a request; defaults to the global fetch. Where the call has an `onProgress`, it is passed on: `sendWithProgress` of `@longan/sdk/progress` takes it.
   */
  fetch?: (request: Request, init?: FetchInit) => Promise<Response>
  /** Time limit of one call including its retries, in ms; 20,000 by default. */
  timeout?: number
  /** The same for calls that send pictures; 120,000 by default. */
  uploadTimeout?: number
  /** How often a call is sent again after a failure of the connection; 2 by default. */
  retries?: number
  /** Waits before the next try. */
  wait?: (milliseconds: number) => Promise<unknown>
  /** Returns a number from 0 to 1. */
  random?: () => number
}

/** What one call has of its own. */
export type Attempts = { timeout: number; retries: number; onProgress?: OnProgress }

const MAX_BYTES = 10 * 2 ** 20
const FIRST_WAIT = 300
const RETRYABLE_STATUSES = [429, 502, 503, 504]

/** The body of a response is longer than the SDK reads. */
export class ResponseTooLarge extends Error {}

/**
 * Returns a fetch that reads complete responses within a time limit, ends when the caller cancels, follows no redirect, and tries again after
 * lost connections and the statuses 429, 502, 503 and 504. A 503 with an error code is the gateway's answer (maintenance) and is not repeated.
 */
export function resilientFetch({
  wait = sleep,
  fetch = globalFetch,
  random = Math.random,
}: Pick<ResilienceOptions, 'wait' | 'fetch' | 'random'>) {
  type Run = Pick<Attempts, 'onProgress'> & { signal: AbortSignal; end: number; left: number; tried: number }
  const send = async (request: Request, { onProgress }: Run) => read(await fetch(request, onProgress && { onProgress }))

  async function attempt(request: Request, run: Run): Promise<Response> {
    const { signal, end, left, tried } = run
    signal.throwIfAborted()
    const isLast = !(left >= 1)
    const response = await send(new Request(isLast ? request : request.clone(), { signal }), run).catch(
      (error: unknown) => {
        if (signal.aborted || isLast || error instanceof ResponseTooLarge) throw error
        return undefined
      },
    )
    if (response && (isLast || !(await isRetryable(response)))) return response
    // Half of the wait is random, so that clients which failed together do not return together.
    const pause = retryAfterOf(response?.headers) ?? FIRST_WAIT * 2 ** tried * (1 - random() / 2)
    if (response && Date.now() + pause >= end) return response
    await wait(pause)
    return attempt(request, { ...run, left: left - 1, tried: tried + 1 })
  }

  return async (request: Request, { timeout, retries, onProgress }: Attempts): Promise<Response> => {
    const run = { end: Date.now() + timeout, left: retries, tried: 0, ...(onProgress && { onProgress }) }
    return inTime((signal) => attempt(request, { ...run, signal }), { caller: request.signal, timeout })
  }
}

async function isRetryable(response: Response): Promise<boolean> {
  if (!RETRYABLE_STATUSES.includes(response.status)) return false
  return response.status !== 503 || !refusalOf(parseJson(await response.clone().text()))
}

/** Returns the response with its complete body, as text. The body must be here in time as well. */
async function read(response: Response): Promise<Response> {
  // A browser hides the status and the target of a redirect that is not followed.
  if (response.type === 'opaqueredirect') return new Response(null, { status: 302 })
  const text = await readText(response)
  // A status that allows no body has the empty text.
  return new Response(text || null, response)
}

type Source = { cancel(): Promise<void> }
/** React Native has no streams: its responses have no body, only a text. */
type Streamed = {
  body?: (Source & { getReader?(): Source & { read(): Promise<{ done: boolean; value?: Uint8Array }> } }) | null
}

async function readText(response: Response): Promise<string> {
  const { body } = response as unknown as Streamed
  if (Number(response.headers.get('content-length')) > MAX_BYTES) throw await tooLarge(body)
  const reader = body?.getReader?.()
  if (!reader) return response.text()
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done || !value) return text + decoder.decode()
    bytes += value.length
    if (bytes > MAX_BYTES) throw await tooLarge(reader)
    text += decoder.decode(value, { stream: true })
  }
}

async function tooLarge(source: Source | null | undefined) {
  await source?.cancel().catch(() => undefined)
  return new ResponseTooLarge('more than 10 MB')
}

/** Returns the parsed body; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The longest time of a timer, ms: 24 days. */
const MAX_TIMER = 2 ** 31 - 1

/** React Native has no DOMException. */
const timeoutError = () => Object.assign(new Error('The time is up'), { name: 'TimeoutError' })

export type Limits = { caller: AbortSignal; timeout: number }

/** Waits for `work` for at most `timeout` ms and until the caller cancels; AbortSignal.any is too young for the phones we serve. */
export async function inTime<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { caller, timeout }: Limits,
): Promise<Result> {
  const controller = new AbortController()
  const { signal } = controller
  const ended = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const follow = () => controller.abort(caller.reason)
  // A longer one would end at once.
  const timer = setTimeout(() => controller.abort(timeoutError()), Math.min(timeout, MAX_TIMER))
  caller.addEventListener('abort', follow)
  if (caller.aborted) follow()
  try {
    return await Promise.race([work(signal), ended])
  } finally {
    clearTimeout(timer)
    caller.removeEventListener('abort', follow)
  }
}

// The global is looked up at each call, so that a test or a worker may replace it later.
const globalFetch = async (request: Request, { onProgress }: FetchInit = {}) => {
  if (!onProgress || !('XMLHttpRequest' in globalThis)) return globalThis.fetch(request)
  const { sendWithProgress } = await import('./send-with-progress.ts')
  return sendWithProgress(request, onProgress)
}
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
