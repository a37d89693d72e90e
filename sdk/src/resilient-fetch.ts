export type ResilienceOptions = {
  /** Injected in tests and by a mock in the page; defaults to the global fetch. */
  fetch?: (request: Request) => Promise<Response>
  /** Time limit of one call including retries, in ms. */
  timeout?: number
  /** Waits before the next try. */
  wait?: (milliseconds: number) => Promise<unknown>
}

const maxRetries = 2
const retryableStatuses = [502, 504]

/** Fetches whole replies: gives up in time, ends when the caller cancels, and asks again where that does no harm. */
export function resilientFetch({ timeout = 20_000, wait = sleep, fetch = globalFetch }: ResilienceOptions) {
  async function attempt(request: Request, signal: AbortSignal, retries: number): Promise<Response> {
    const reply = await read(new Request(request, { signal })).catch((error: unknown) => {
      if (signal.aborted || retries === 0) throw error
      return undefined
    })
    if (reply && (retries === 0 || !retryableStatuses.includes(reply.status))) return reply
    await wait(300 * 2 ** (maxRetries - retries))
    signal.throwIfAborted()
    return attempt(request, signal, retries - 1)
  }

  async function read(request: Request): Promise<Response> {
    const response = await fetch(request)
    // The body must be here in time as well. A status that allows none has the empty text.
    return new Response((await response.text()) || null, response)
  }

  return async (request: Request, isRepeatable: boolean): Promise<Response> => {
    const { signal, finish } = createDeadline(request.signal, timeout)
    const ended = new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    )
    try {
      signal.throwIfAborted()
      return await Promise.race([attempt(request, signal, isRepeatable ? maxRetries : 0), ended])
    } finally {
      finish()
    }
  }
}

/** Ends when the caller says so or when the time is up; AbortSignal.any is too young for the phones we serve. */
function createDeadline(caller: AbortSignal, timeout: number) {
  const controller = new AbortController()
  const follow = () => controller.abort(caller.reason)
  const timer = setTimeout(() => controller.abort(new DOMException('The time is up', 'TimeoutError')), timeout)
  caller.addEventListener('abort', follow)
  if (caller.aborted) follow()
  const finish = () => {
    clearTimeout(timer)
    caller.removeEventListener('abort', follow)
  }
  return { signal: controller.signal, finish }
}

// The global is looked up at each call, so that a test or a worker may replace it later.
const globalFetch = (request: Request) => globalThis.fetch(request)
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
