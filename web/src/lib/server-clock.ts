import { useSyncExternalStore } from 'react'

type Observation = { serverTime: number; sentAt: number; receivedAt: number; precise?: boolean }
type Sample = { offset: number; roundTrip: number }

/** The gateway's time as this device can know it: its replies' dates plus half the way back, the quickest of the last five. */
export function createServerClock(deviceNow: () => number = Date.now) {
  const samples: Sample[] = []
  return {
    /** Learns from one reply; `precise` tells a millisecond stamp from the Date header's whole seconds. */
    learn({ serverTime, sentAt, receivedAt, precise = false }: Observation) {
      const roundTrip = receivedAt - sentAt
      // The Date header is cut to the second below: on average half a second is missing.
      const middle = serverTime + (precise ? 0 : 500) + roundTrip / 2
      samples.push({ offset: middle - receivedAt, roundTrip })
      if (samples.length > 5) samples.shift()
    },
    now() {
      const best = samples.toSorted((a, b) => a.roundTrip - b.roundTrip)[0]
      return deviceNow() + (best?.offset ?? 0)
    },
  }
}

export const serverClock = createServerClock()

const watchers = new Set<() => void>()
const wake = () => watchers.forEach((watcher) => watcher())
let timer: ReturnType<typeof setInterval> | undefined

// One timer for every countdown on the screen. It only says "look again": what is left is always deadline minus now,
// so throttled timers in a hidden tab cost accuracy for one tick at most.
function subscribe(watcher: () => void) {
  watchers.add(watcher)
  if (watchers.size === 1) start()
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) stop()
  }
}

function start() {
  timer = setInterval(wake, 500)
  document.addEventListener('visibilitychange', wake)
  addEventListener('pageshow', wake)
}

function stop() {
  clearInterval(timer)
  document.removeEventListener('visibilitychange', wake)
  removeEventListener('pageshow', wake)
}

const halfSeconds = () => Math.floor(serverClock.now() / 500) * 500

/** The gateway's time, renewed every half second for as long as someone looks. */
export const useServerNow = () => useSyncExternalStore(subscribe, halfSeconds, halfSeconds)
