/** A clock as data: the world's time at some moment of the host, and how fast the world's time passes from there. */
export type ClockState = { time: number; hostTime: number; factor: number; isFrozen: boolean }

/**
 * How a saved clock goes on. `elapsed` lets the time pass that the host has seen since the save (a reload); `exact` returns to the saved moment;
 * `uninterrupted` takes the state up as it was, by the same host's clock.
 */
export type Resume = 'exact' | 'elapsed' | 'uninterrupted'

export type Clock = ReturnType<typeof createClock>

const timeAt = ({ time, hostTime, factor, isFrozen }: ClockState, hostNow: number) =>
  time + (isFrozen ? 0 : (hostNow - hostTime) * factor)

/**
 * The time of one world, in ms since the epoch. It follows `hostNow` until somebody sets, freezes or scales it.
 * While a request or an event runs, the clock is pinned: everything in it happens at one moment.
 */
export function createClock(hostNow: () => number, start = hostNow()) {
  let state: ClockState = { time: start, hostTime: hostNow(), factor: 1, isFrozen: false }
  let pinned: number | undefined

  const running = () => timeAt(state, hostNow())
  /** While it is pinned no time passes, however long the work takes. */
  const here = () => pinned ?? running()
  const goOnFrom = (time: number, change: Partial<ClockState> = {}) => {
    state = { ...state, ...change, time, hostTime: hostNow() }
    if (pinned !== undefined) pinned = time
  }

  return {
    now: () => Math.floor(here()),
    /** Moves the world's time forward by `ms`; negative durations are refused. */
    advance(ms: number) {
      if (!(ms >= 0)) throw new RangeError('Failed to advance the clock: the duration must not be negative')
      goOnFrom(here() + ms)
    },
    set: (time: number) => goOnFrom(time),
    freeze: () => goOnFrom(here(), { isFrozen: true }),
    resume: () => goOnFrom(here(), { isFrozen: false }),
    /** How many world milliseconds pass in one of the host's. */
    scale(factor: number) {
      if (!(factor > 0)) throw new RangeError('Failed to scale the clock: the factor must be above 0')
      goOnFrom(here(), { factor })
    },
    pin(time: number) {
      pinned = time
    },
    unpin() {
      pinned = undefined
    },
    /** As it was set last: it stays the same while time passes. */
    state: (): ClockState => state,
    dump: (): ClockState => ({ ...state, time: Math.floor(running()), hostTime: hostNow() }),
    restore(saved: ClockState, resume: Resume) {
      if (resume === 'uninterrupted') return void (state = saved)
      const hasPassed = resume === 'elapsed' && hostNow() > saved.hostTime
      goOnFrom(hasPassed ? timeAt(saved, hostNow()) : saved.time, saved)
    },
  }
}
