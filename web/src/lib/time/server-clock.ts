import { useSyncExternalStore } from 'react'

type Observation = { serverTime: number; sentAt: number; receivedAt: number; precise?: boolean }

/**
 * Estimates the gateway's time. Each response was stamped after its request was sent and before it was received, which bounds the difference of the clocks on
 * both sides; the intersection of all bounds is soon a few milliseconds wide. A contradicting response means that a clock was set: earlier bounds are
 * dropped.
 */
export function createServerClock(deviceNow = () => Date.now()) {
  let lowerBound = -Infinity
  let upperBound = Infinity
  return {
    /** Adds the bounds of one response; `precise`: the time has milliseconds, unlike the Date header. */
    learn({ serverTime, sentAt, receivedAt, precise = false }: Observation) {
      const low = serverTime - receivedAt
      // The Date header is truncated to seconds.
      const high = serverTime + (precise ? 0 : 1000) - sentAt
      const isConsistent = low <= upperBound && high >= lowerBound
      lowerBound = isConsistent ? Math.max(lowerBound, low) : low
      upperBound = isConsistent ? Math.min(upperBound, high) : high
    },
    /** Returns whole milliseconds, as all timestamps of the gateway. */
    now: () => Math.round(deviceNow() + (Number.isFinite(lowerBound) ? (lowerBound + upperBound) / 2 : 0)),
  }
}

export const serverClock = createServerClock()

/** The interval between two updates of countdowns, ms. */
export const TICK = 500

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

// One timer for all countdowns. It only triggers a render: the remaining time is always deadline minus now, so a throttled timer in a hidden tab costs at most
// one tick of accuracy. It fires on the gateway's half seconds, so that all rows change together and are never older than one tick.
function notify() {
  clearTimeout(timer)
  timer = setTimeout(notify, TICK - (serverClock.now() % TICK))
  listeners.forEach((watcher) => watcher())
}

function subscribe(watcher: () => void) {
  listeners.add(watcher)
  if (listeners.size === 1) start()
  return () => {
    listeners.delete(watcher)
    if (listeners.size === 0) stop()
  }
}

function start() {
  notify()
  document.addEventListener('visibilitychange', notify)
  addEventListener('pageshow', notify)
}

function stop() {
  clearTimeout(timer)
  document.removeEventListener('visibilitychange', notify)
  removeEventListener('pageshow', notify)
}

const halfSeconds = () => Math.floor(serverClock.now() / TICK) * TICK

export const useServerNow = () => useSyncExternalStore(subscribe, halfSeconds, halfSeconds)

/** Returns what `select` makes of the gateway's time, a primitive value. The component renders again only when that changes. */
export function useServerTime<Value extends string | number | boolean | undefined>(select: (now: number) => Value) {
  const snapshot = () => select(halfSeconds())
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}
