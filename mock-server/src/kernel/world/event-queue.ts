import type { RowChange } from '../tables/rows.ts'

/** A scheduled event of a world. Its payload is plain data, so that snapshots can contain it. */
export type WorldEvent = { at: number; sequence: number; name: string; payload: Record<string, unknown> }
type Handler = (payload: never) => void | Promise<void>

const isBefore = (one: WorldEvent, other: WorldEvent) =>
  one.at < other.at || (one.at === other.at && one.sequence < other.sequence)

export const sortEvents = (events: Iterable<WorldEvent>): WorldEvent[] =>
  [...events].sort((one, other) => (isBefore(one, other) ? -1 : 1))

function positionOf(event: WorldEvent, pending: WorldEvent[]) {
  let low = 0
  let high = pending.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(pending[middle]!, event)) low = middle + 1
    else high = middle
  }
  return low
}

function createEventHandlers() {
  const handlers = new Map<string, Handler>()
  let createHandlers = () => {}

  return {
    /** Sets a function that registers missing handlers. It runs when an event has no handler yet. */
    onMissingHandler(create: () => void) {
      createHandlers = create
    },
    on<Payload extends Record<string, unknown>>(name: string, handler: (payload: Payload) => void | Promise<void>) {
      handlers.set(name, handler)
    },
    find(name: string) {
      if (!handlers.has(name)) createHandlers()
      return handlers.get(name)
    },
  }
}

export type EventQueue = ReturnType<typeof createEventQueue>

/** Creates a queue of pending events. Events with the same time run in the order in which they were scheduled. */
export function createEventQueue() {
  let pending: WorldEvent[] = []
  let sequence = 0
  const { find, on, onMissingHandler } = createEventHandlers()
  const watchers: ((change: RowChange<WorldEvent>) => void)[] = []
  const notify = (change: RowChange<WorldEvent>) => watchers.forEach((watcher) => watcher(change))

  return {
    on,
    onMissingHandler,
    schedule(at: number, name: string, payload: Record<string, unknown> = {}) {
      const event = { at, sequence: ++sequence, name, payload }
      pending.splice(positionOf(event, pending), 0, event)
      notify({ id: event.sequence, after: event })
    },
    isDue: (time: number) => pending.length > 0 && pending[0]!.at <= time,
    takeDue(time: number): WorldEvent | undefined {
      const event = pending[0] && pending[0].at <= time ? pending.shift() : undefined
      if (event) notify({ id: event.sequence, before: event })
      return event
    },
    async run(event: WorldEvent) {
      const handler = find(event.name)
      if (!handler) throw new Error(`Failed to run the event ${event.name}: nothing handles it`)
      await handler(event.payload as never)
    },
    size: () => pending.length,
    next: () => pending[0]?.at,
    watch: (watcher: (change: RowChange<WorldEvent>) => void) => void watchers.push(watcher),
    sequence: () => sequence,
    dump: () => [...pending],
    restore(saved: WorldEvent[], last: number) {
      const unknown = saved.find(({ name }) => !find(name))
      if (unknown) throw new Error(`nothing handles the event ${unknown.name}`)
      for (const event of pending) notify({ id: event.sequence, before: event })
      pending = sortEvents(saved)
      for (const event of pending) notify({ id: event.sequence, after: event })
      sequence = last
    },
  }
}
