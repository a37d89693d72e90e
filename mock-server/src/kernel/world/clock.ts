/** Minimum time of a new world, ms. The history of its members begins 200 days before it, and no time of a response is before 1970. */
export const MIN_TIME = Date.UTC(1971, 0, 1)

/** Maximum time of a world, ms. Date arithmetic is only tested up to it. */
export const MAX_TIME = Date.UTC(2100, 0, 1)

/** Ms since the epoch of an ISO date, with or without a time; NaN for other texts. `Date.parse` alone reads 10 as October 2001, and 30 February as 2 March. */
export function parseIsoDate(text: string): number {
  const [, day = ''] = /^(\d{4}-\d\d-\d\d)(?:T|$)/.exec(text) ?? []
  const midnight = Date.parse(day)
  const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day)
  return isDay ? Date.parse(text) : Number.NaN
}

/** Default time of a mock server without a clock: Friday, 20 November 2026, 19:42 in Hà Nội. */
export const FROZEN_TIME = Date.UTC(2026, 10, 20, 12, 42)

/** Serialised clock: the world's time at a host time, and the speed from there. */
export type ClockState = { time: number; hostTime: number; factor: number; isFrozen: boolean }

/**
 * The way a saved clock continues: `elapsed` adds the host time since the save (a reload), `exact` returns to the saved time,
 * `uninterrupted` restores the state unchanged for the same host clock.
 */
export type ResumeMode = 'exact' | 'elapsed' | 'uninterrupted'

export type Clock = ReturnType<typeof createClock>

const timeAt = ({ time, hostTime, factor, isFrozen }: ClockState, hostNow: number) =>
  Math.min(time + (isFrozen ? 0 : (hostNow - hostTime) * factor), MAX_TIME)

/**
 * Creates the clock of one world, in ms since the epoch. It follows `hostNow` until it is set, frozen or scaled, and stops at `MAX_TIME`.
 * While a request or an event runs the clock is pinned: everything in it has the same time.
 */
export function createClock(hostNow: () => number, start = hostNow()) {
  let state: ClockState = { time: start, hostTime: hostNow(), factor: 1, isFrozen: false }
  let pinned: number | undefined

  const runningTime = () => timeAt(state, hostNow())
  const currentTime = () => pinned ?? runningTime()
  const continueFrom = (time: number, change: Partial<ClockState> = {}) => {
    state = { ...state, ...change, time, hostTime: hostNow() }
    if (pinned !== undefined) pinned = time
  }

  return {
    now: () => Math.floor(currentTime()),
    advance(ms: number) {
      if (!(ms >= 0)) throw new RangeError('Failed to advance the clock: the duration must not be negative')
      continueFrom(currentTime() + ms)
    },
    set: (time: number) => continueFrom(time),
    freeze: () => continueFrom(currentTime(), { isFrozen: true }),
    resume: () => continueFrom(currentTime(), { isFrozen: false }),
    /** Sets the number of world milliseconds per host millisecond. */
    scale(factor: number) {
      if (!(factor > 0)) throw new RangeError('Failed to scale the clock: the factor must be above 0')
      continueFrom(currentTime(), { factor })
    },
    pin(time: number) {
      pinned = time
    },
    unpin() {
      pinned = undefined
    },
    /** Returns the state as last set; it does not change while time passes. */
    state: (): ClockState => state,
    dump: (): ClockState => ({ ...state, time: Math.floor(runningTime()), hostTime: hostNow() }),
    restore(saved: ClockState, resume: ResumeMode) {
      if (resume === 'uninterrupted') return void (state = saved)
      const hasPassed = resume === 'elapsed' && hostNow() > saved.hostTime
      continueFrom(hasPassed ? timeAt(saved, hostNow()) : saved.time, saved)
    },
  }
}
