import type { createWatch } from './admin/watch.ts'
import { failure } from './kernel/failure.ts'
import type { Call, Reply } from './kernel/http.ts'
import { mostBytesFor } from './kernel/operation-at.ts'
import type { Worlds } from './kernel/worlds.ts'

/** A mock as a door needs it. */
export type Served = { handle(call: Call): Promise<Reply>; worlds: { rest(): void; names(): string[] } }

/** What is sent before the connection breaks, and then its end. */
const halfOf = (body: string) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(body.slice(0, Math.ceil(body.length / 2)))),
    pull: (controller) => controller.error(new TypeError('terminated: the mock broke off, as a fault asked for')),
  })

/** Waits until the caller gives up. */
const inVain = ({ signal }: Request) =>
  new Promise<never>((_answer, giveUp) => signal.addEventListener('abort', () => giveUp(signal.reason as Error)))

type Around<Services, Settings extends object> = {
  worlds: Worlds<Services, Settings>
  watch: ReturnType<typeof createWatch>
  control(name: string, call: Call): Promise<Reply>
}

/** Worlds behind one function: a call goes to its world, or to the control API. */
export function serve<Services, Settings extends object>({ worlds, watch, control }: Around<Services, Settings>) {
  /** The mock itself, for doors that can do without Request and Response. */
  async function handle(call: Call): Promise<Reply> {
    try {
      const name = worldNameOf(call)
      if (call.path.startsWith('/__admin')) return await control(name, call)
      const reply = await worlds.use(name, (site) => site.answer(call))
      watch.heard(name, call, reply)
      return reply
    } catch (error) {
      return failure(error)
    }
  }

  /** Answers a request of the gateway, of a partner's client, or of the control API. Latency and drops are the door's to act out. */
  async function fetch(request: Request): Promise<Response> {
    const reply = await handle(await callOf(request))
    if (reply.connectionReset) throw new TypeError('Failed to fetch: the mock dropped the connection, as a fault asked for')
    if (reply.noResponse) return inVain(request)
    const body = reply.truncatedBody ? halfOf(reply.body) : reply.body
    return new Response(reply.status === 204 ? null : body, { status: reply.status, headers: reply.headers })
  }

  return { fetch, handle, worlds }
}

/** The world that a call is for. */
export const worldNameOf = (call: Pick<Call, 'header'>): string =>
  call.header('x-mock-world') ?? cookieOf(call, 'mock_world') ?? 'default'

const cookieOf = (call: Pick<Call, 'header'>, name: string) =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(call.header('cookie') ?? '')?.[1]

async function callOf(request: Request): Promise<Call> {
  const url = new URL(request.url)
  const body = request.method === 'GET' || request.method === 'HEAD' ? '' : await request.text()
  return {
    method: request.method,
    path: url.pathname,
    query: url.searchParams,
    header: (name) => request.headers.get(name) ?? undefined,
    body: body.slice(0, mostBytesFor(request.method, url.pathname) + 1),
  }
}
