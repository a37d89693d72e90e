/** An event of a world: its number, the time of the world in ms, and what it is about. */
export type WorldEvent = { id: number; at: number; kind: string; data: Record<string, unknown> }
type EventPage = { last: number; isComplete: boolean; kinds: string[]; events: WorldEvent[] }
type Read = <Answer>(path: `/${string}`) => Promise<Answer>

const TIMEOUT_MS = 5000
const MAX_INTERVAL_MS = 200
/** Those of the host, also in a test with fake timers. */
const { setTimeout: startTimer, performance } = globalThis
const pause = (ms: number) => new Promise<void>((resolve) => void startTimer(resolve, ms))

/** Creates `world.next`. Reading the events runs what is due, so that a world whose clock runs needs no other requests. */
export function createEventWaiter(world: string, read: Read) {
  const lastIds = new Map<string, number>()

  const readSince = async (since: number) => {
    const page = await read<EventPage>(`/events?since=${since}`)
    if (!page.isComplete) throw new Error(`The events of the world ${world} after ${since} are no longer kept`)
    return page
  }

  return async (kind: string, { timeout = TIMEOUT_MS }: { timeout?: number } = {}): Promise<WorldEvent> => {
    const end = performance.now() + timeout
    for (let interval = 5; ; interval = Math.min(interval * 2, MAX_INTERVAL_MS)) {
      const since = lastIds.get(kind) ?? 0
      const { kinds, events } = await readSince(since)
      if (!kinds.includes(kind)) throw new Error(`There is no event "${kind}"; there are ${kinds.join(', ')}`)
      // Another caller may have got one in the meantime.
      const found = events.find((event) => event.kind === kind && event.id > (lastIds.get(kind) ?? 0))
      if (found) {
        lastIds.set(kind, found.id)
        return found
      }
      if (performance.now() >= end) throw new Error(describeTimeout({ world, kind, timeout, since, events }))
      await pause(interval)
    }
  }
}

type Timeout = { world: string; kind: string; timeout: number; since: number; events: WorldEvent[] }

function describeTimeout({ world, kind, timeout, since, events }: Timeout): string {
  const counts = Map.groupBy(events, (event) => event.kind)
  const others = Array.from(counts, ([other, { length }]) => `${other} (${length})`).join(', ')
  const begin = since > 0 ? `after event ${since}` : 'since its creation'
  return [
    `No "${kind}" in the world ${world} within ${timeout} ms; ${begin} there were ${others || 'no events'}.`,
    "If it needs time to pass, move the world's clock: world.advance('2m').",
  ].join(' ')
}
