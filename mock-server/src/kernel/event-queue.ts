import type { RowChange } from './rows.ts'

/** Something that will happen in a world at a known time. Its payload is data, so a snapshot can keep it. */
export type WorldEvent = { at: number; sequence: number; name: string; payload: Record<string, unknown> }
type Handler = (payload: never) => void | Promise<void>

const isBefore = (one: WorldEvent, other: WorldEvent) =>
  one.at < other.at || (one.at === other.at && one.sequence < other.sequence)

/** Events in the order in which they will happen. */
export const inOrder = (events: Iterable<WorldEvent>): WorldEvent[] =>
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

/** What happens on events, by their names. */
function createEventHandlers() {
  const handlers = new Map<string, Handler>()
  let wake = () => {}

  return {
    /** Names who is woken when something is to happen that nobody handles yet. */
    otherwise(task: () => void) {
      wake = task
    },
    /** Names what happens on events called `name`. Services do this once, when they are made. */
    on<Payload extends Record<string, unknown>>(name: string, handler: (payload: Payload) => void | Promise<void>) {
      handlers.set(name, handler)
    },
    find(name: string) {
      if (!handlers.has(name)) wake()
      return handlers.get(name)
    },
  }
}

export type EventQueue = ReturnType<typeof createEventQueue>

/** What is still to happen, in order of time; events of the same moment run in the order they were scheduled. */
export function createEventQueue() {
  let pending: WorldEvent[] = []
  let sequence = 0
  const { find, on, otherwise } = createEventHandlers()
  const watchers: ((change: RowChange<WorldEvent>) => void)[] = []
  const tell = (change: RowChange<WorldEvent>) => watchers.forEach((watcher) => watcher(change))

  return {
    on,
    otherwise,
    schedule(at: number, name: string, payload: Record<string, unknown> = {}) {
      const event = { at, sequence: ++sequence, name, payload }
      pending.splice(positionOf(event, pending), 0, event)
      tell({ id: event.sequence, after: event })
    },
    /** Takes the earliest event due at or before `time`. */
    takeDue(time: number): WorldEvent | undefined {
      const event = pending[0] && pending[0].at <= time ? pending.shift() : undefined
      if (event) tell({ id: event.sequence, before: event })
      return event
    },
    async run(event: WorldEvent) {
      const handler = find(event.name)
      if (!handler) throw new Error(`Failed to run the event ${event.name}: nothing handles it`)
      await handler(event.payload as never)
    },
    size: () => pending.length,
    next: () => pending[0]?.at,
    /** Tells of what is scheduled and of what is taken. */
    watch: (watcher: (change: RowChange<WorldEvent>) => void) => void watchers.push(watcher),
    /** The number of the event that was scheduled last. */
    sequence: () => sequence,
    dump: () => [...pending],
    restore(saved: WorldEvent[], last: number) {
      const unknown = saved.find(({ name }) => !find(name))
      if (unknown) throw new Error(`nothing handles the event ${unknown.name}`)
      for (const event of pending) tell({ id: event.sequence, before: event })
      pending = inOrder(saved)
      for (const event of pending) tell({ id: event.sequence, after: event })
      sequence = last
    },
  }
}
