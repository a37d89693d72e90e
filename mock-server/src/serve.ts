import { parseCookie } from 'cookie'
import type { EventFeed } from './admin/events/event-feed.ts'
import type { createPanelFeed } from './admin/panel-feed.ts'
import { toFailure } from './kernel/http/failure.ts'
import type { Call, Reply } from './kernel/http/http.ts'
import { readBody } from './kernel/http/read-body.ts'
import type { Worlds } from './kernel/worlds.ts'

export type AdapterMock = {
  handle(call: Call): Promise<Reply>
  worlds: { evictIdle(): void; names(): string[] }
  /** Without it, events are not streamed. */
  events?: Pick<EventFeed, 'subscribe'>
}

/** The type of `fetch`: it can be passed wherever a library takes one. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** Returns the request that `fetch` would send. */
export const toRequest = (...[input, init]: Parameters<Fetch>): Request =>
  typeof input === 'object' && 'headers' in input && !init ? input : new Request(input, init)

/** A fault dropped the connection: the `TypeError` of `fetch`, which adapters can tell from others. */
export class ConnectionDropped extends TypeError {}

const createFaultyStream = ({ body, truncatedBody }: Reply, wait: () => Promise<void>) =>
  new ReadableStream<Uint8Array>({
    async start(controller) {
      await wait()
      controller.enqueue(new TextEncoder().encode(truncatedBody ? body.slice(0, Math.ceil(body.length / 2)) : body))
    },
    pull: (controller) =>
      truncatedBody
        ? controller.error(new TypeError('terminated: a fault of the mock cut the response'))
        : controller.close(),
  })

const waitForAbort = ({ signal }: Request) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

/**
 * Returns a `fetch` that answers a request of the gateway, of a simulator's client or of the control API, and rejects if it is aborted, also while
 * it waits. Latencies (ms) are passed to `delay`; without it, every reply comes at once.
 */
export const createFetch =
  (handle: AdapterMock['handle'], delay?: (ms: number) => Promise<void>): Fetch =>
  async (input, init) => {
    const request = toRequest(input, init)
    request.signal.throwIfAborted()
    const reply = await handle(await toCall(request))
    const wait = async (ms: number | undefined) => {
      request.signal.throwIfAborted()
      if (ms && delay) await Promise.race([delay(ms), waitForAbort(request)])
    }
    await wait(reply.latencyMs)
    if (reply.connectionReset)
      throw new ConnectionDropped('Failed to fetch: a fault of the mock dropped the connection')
    if (reply.noResponse) return waitForAbort(request)
    const isFaulty = reply.truncatedBody || reply.firstByteMs
    const body = isFaulty ? createFaultyStream(reply, () => wait(reply.firstByteMs)) : reply.body
    return new Response(reply.status === 204 ? null : body, { status: reply.status, headers: reply.headers })
  }

type ServeOptions<Services, Settings extends object> = {
  worlds: Worlds<Services, Settings>
  watch: ReturnType<typeof createPanelFeed>
  events: EventFeed
  control(name: string, call: Call): Promise<Reply>
}

export function serve<Services, Settings extends object>(options: ServeOptions<Services, Settings>) {
  const { worlds, watch, events, control } = options

  async function handle(call: Call): Promise<Reply> {
    try {
      const name = worldNameOf(call)
      if (call.path.startsWith('/__admin')) return await control(name, call)
      const reply = await worlds.use(name, (site) => {
        events.attach(site)
        return site.answer(call)
      })
      watch.addCall(name, call, reply)
      return reply
    } catch (error) {
      return toFailure(error)
    }
  }

  return { fetch: createFetch(handle), handle, worlds, events }
}

export const worldNameOf = (call: Pick<Call, 'header'>): string =>
  call.header('x-mock-world') ?? worldOfCookie(call.header('cookie')) ?? 'default'

const worldOfCookie = (cookie: string | undefined) => (cookie ? parseCookie(cookie).mock_world : undefined)

async function toCall(request: Request): Promise<Call> {
  const url = new URL(request.url)
  return {
    method: request.method,
    path: url.pathname,
    query: url.searchParams,
    header: (name) => request.headers.get(name) ?? undefined,
    body: await readBody(request),
  }
}
