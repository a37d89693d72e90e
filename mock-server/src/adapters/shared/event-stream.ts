import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Call, Reply } from '../../kernel/http/http.ts'
import { type AdapterMock, worldNameOf } from '../../serve.ts'
import type { FeedEvent } from '../../admin/events/event-feed.ts'
import { crossOrigin } from '../request-target.ts'

/** How often events that are due happen, although no other request reaches the world, ms. */
const TICK_MS = 1000
const HEARTBEAT_MS = 15_000
/** A reader that is this far behind is disconnected; it can resume. */
const MAX_WAITING_BYTES = 1_000_000

type Target = { path: string; query: URLSearchParams }
type Page = { last: number; isComplete: boolean; events: FeedEvent[] }

const format = ({ id, kind, ...rest }: FeedEvent) =>
  `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify({ id, kind, ...rest })}\n\n`
/** Sent to a reader that resumes when events in between are no longer kept. */
const LOST = 'event: events.lost\ndata: {}\n\n'

export const wantsEventStream = ({ method, headers }: IncomingMessage, path: string): boolean =>
  method === 'GET' && path === '/__admin/events' && headers.accept?.includes('text/event-stream') === true

/**
 * Streams the events of a world as server-sent events. The world is named by header, cookie or `?world=`, because EventSource sets no headers.
 * `since` and `kind` of the address count, and `Last-Event-ID` resumes. Returns the reply if the call is refused.
 */
export async function streamEvents(
  mock: AdapterMock,
  { incoming, outgoing, target }: { incoming: IncomingMessage; outgoing: ServerResponse; target: Target },
  streams: Set<() => void>,
): Promise<Reply | undefined> {
  const header = (name: string) => incoming.headers[name]?.toString()
  const world = target.query.get('world') ?? worldNameOf({ header })
  const callOf = (path: string, query = new URLSearchParams()): Call => ({
    method: 'GET',
    path: `/__admin${path}`,
    query,
    header: (name) => (name === 'x-mock-world' ? world : undefined),
    body: '',
  })
  const since = /^\d{1,15}$/.exec(header('last-event-id') ?? '')?.[0]
  const query = new URLSearchParams(target.query)
  query.delete('world')
  if (since !== undefined) query.set('since', since)
  const kind = query.get('kind') ?? undefined
  const first = await mock.handle(callOf('/events', query))
  if (first.status !== 200 || !mock.events || outgoing.destroyed) return first

  outgoing.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    ...crossOrigin(incoming.headers.origin),
  })
  const send = (text: string) => {
    if (outgoing.writableLength > MAX_WAITING_BYTES) outgoing.destroy()
    else outgoing.write(text)
  }
  const { isComplete, last, events } = JSON.parse(first.body) as Page
  send(`: events of ${world}\n\n`)
  if (!isComplete) send(LOST)
  events.forEach((event) => send(format(event)))
  // What happened between the answer and now has an id after `last`.
  let sent = last
  const onEvent = (event: FeedEvent) => {
    if (event.id > sent && (kind === undefined || event.kind === kind)) send(format(event))
    sent = event.id
  }
  // A reader that is slow keeps its connection after the end; nothing may be written to it, and its world not be opened again.
  const end = () => {
    stop()
    outgoing.end()
  }
  const unsubscribe = mock.events.subscribe(world, { onEvent, onEnd: end })
  const tick = setInterval(() => void mock.handle(callOf('/clock')), TICK_MS)
  const heartbeat = setInterval(() => send(': heartbeat\n\n'), HEARTBEAT_MS)
  streams.add(end)
  outgoing.once('close', stop)
  function stop() {
    unsubscribe()
    clearInterval(tick)
    clearInterval(heartbeat)
    streams.delete(end)
  }
  return undefined
}
