import { useSyncExternalStore } from 'react'

type Observation = { serverTime: number; sentAt: number; receivedAt: number; precise?: boolean }

/**
 * The gateway's time as this device can know it. Each reply was stamped after the request left and before the reply came, which bounds
 * the difference of the two clocks from both sides; what all replies allow is soon a few milliseconds wide. A reply that contradicts
 * those before means that a clock was set: only what it allows counts from then on.
 */
export function createServerClock(deviceNow = () => Date.now()) {
  let lowerBound = -Infinity
  let upperBound = Infinity
  return {
    /** Learns from one reply; `precise` tells a millisecond stamp from the Date header's whole seconds. */
    learn({ serverTime, sentAt, receivedAt, precise = false }: Observation) {
      const low = serverTime - receivedAt
      // The Date header is cut to the second below: it may have been nearly a second later.
      const high = serverTime + (precise ? 0 : 1000) - sentAt
      const isConsistent = low <= upperBound && high >= lowerBound
      lowerBound = isConsistent ? Math.max(lowerBound, low) : low
      upperBound = isConsistent ? Math.min(upperBound, high) : high
    },
    /** Whole milliseconds, as every instant on the wire. */
    now: () => Math.round(deviceNow() + (Number.isFinite(lowerBound) ? (lowerBound + upperBound) / 2 : 0)),
  }
}

export const serverClock = createServerClock()

/** How often a countdown is looked at again, ms. */
export const TICK = 500

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

// One timer for every countdown on the screen. It only says "look again": what is left is always deadline minus now,
// so throttled timers in a hidden tab cost accuracy for one tick at most. It rings on the gateway's own half seconds: what is
// shown is then never older than a tick, and all rows change together.
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

/** The gateway's time, renewed every half second for as long as someone looks. */
export const useServerNow = () => useSyncExternalStore(subscribe, halfSeconds, halfSeconds)
