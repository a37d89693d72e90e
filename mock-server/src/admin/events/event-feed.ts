import type { DomainEvent, EventListener } from '../../kernel/world/domain-events.ts'

/** `id` counts the events of a world since it is watched; `at` is the time of the world, ms. */
export type FeedEvent = DomainEvent & { id: number; at: number }
export type FeedSubscriber = { onEvent(event: FeedEvent): void; onEnd(): void }

type Feed = { lastId: number; events: FeedEvent[]; kinds: readonly string[]; subscribers: Set<FeedSubscriber> }
type WatchedSite = {
  world: { name: string; clock: { now(): number }; isRestoring: boolean }
  watchEvents(listener: EventListener): readonly string[]
}

const MAX_FEEDS = 1000
const MAX_EVENTS = 500

export type EventFeed = ReturnType<typeof createEventFeed>

/**
 * Keeps the last events of the worlds that are watched. A world is watched from the first time that its events are read, also after it was
 * suspended or replaced by another of its name; other worlds cost nothing.
 */
export function createEventFeed() {
  const feeds = new Map<string, Feed>()
  const attached = new WeakSet<WatchedSite>()

  function add(name: string, event: FeedEvent) {
    const feed = feeds.get(name)
    if (!feed) return
    event.id = ++feed.lastId
    feed.events.push(event)
    if (feed.events.length > MAX_EVENTS) feed.events.shift()
    for (const { onEvent } of feed.subscribers) onEvent(event)
  }

  function attach(site: WatchedSite) {
    const { world } = site
    const feed = feeds.get(world.name)
    if (!feed || attached.has(site)) return
    attached.add(site)
    feed.kinds = site.watchEvents((event) => {
      if (!world.isRestoring) add(world.name, { id: 0, at: world.clock.now(), ...event })
    })
  }

  function end(name: string) {
    const feed = feeds.get(name)
    feeds.delete(name)
    for (const { onEnd } of feed?.subscribers ?? []) onEnd()
  }

  function open(site: WatchedSite): Feed {
    const { name } = site.world
    const feed = feeds.get(name) ?? { lastId: 0, events: [], kinds: [], subscribers: new Set() }
    // The feed that was read last is at the end of the map, and the first one is removed first.
    feeds.delete(name)
    feeds.set(name, feed)
    const [oldest] = feeds.keys()
    if (feeds.size > MAX_FEEDS) end(oldest!)
    attach(site)
    return feed
  }

  return {
    open,
    attach,
    end,
    /** Passes on all later events of a world that is watched. Returns the function that stops it. */
    subscribe(name: string, subscriber: FeedSubscriber) {
      const feed = feeds.get(name)
      feed?.subscribers.add(subscriber)
      return () => void feed?.subscribers.delete(subscriber)
    },
  }
}
