/** A saved clock: the world's time, the host's time when it was saved, and how fast the world's time passes. */
export type ClockState = { time: number; hostTime: number; factor: number; isFrozen: boolean }

export type Clock = ReturnType<typeof createClock>

/**
 * The time of one world, in ms since the epoch. It follows `hostNow` until somebody sets, freezes or scales it.
 * While a request or an event runs, the clock is pinned: everything in it happens at one moment.
 */
export function createClock(hostNow: () => number, start = hostNow()) {
  let base = start
  let anchor = hostNow()
  let factor = 1
  let isFrozen = false
  let pinned: number | undefined

  const running = () => base + (isFrozen ? 0 : (hostNow() - anchor) * factor)
  const rebase = (time: number) => {
    base = time
    anchor = hostNow()
    if (pinned !== undefined) pinned = time
  }

  return {
    now: () => Math.floor(pinned ?? running()),
    /** Moves the world's time forward by `ms`; negative durations are refused. */
    advance(ms: number) {
      if (!(ms >= 0)) throw new RangeError('Failed to advance the clock: the duration must not be negative')
      rebase((pinned ?? running()) + ms)
    },
    set: rebase,
    freeze() {
      rebase(running())
      isFrozen = true
    },
    resume() {
      rebase(running())
      isFrozen = false
    },
    /** How many world milliseconds pass in one of the host's. */
    scale(next: number) {
      if (!(next > 0)) throw new RangeError('Failed to scale the clock: the factor must be above 0')
      rebase(running())
      factor = next
    },
    pin(time: number) {
      pinned = time
    },
    unpin() {
      pinned = undefined
    },
    dump: (): ClockState => ({ time: Math.floor(running()), hostTime: hostNow(), factor, isFrozen }),
    /** `elapsed` lets the time pass that the host has seen since the save (a reload); `exact` returns to the saved moment. */
    restore(state: ClockState, resume: 'exact' | 'elapsed') {
      factor = state.factor
      isFrozen = state.isFrozen
      const passed = resume === 'elapsed' && !isFrozen ? Math.max(0, hostNow() - state.hostTime) * factor : 0
      rebase(state.time + passed)
    },
  }
}
