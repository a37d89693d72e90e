import type { Table } from '../../../kernel/tables/table.ts'
import type { Visit } from './visit.model.ts'

/** The play counted so far, ms, and the time up to which it is counted. */
type Played = { played: number; counted: number }
/** `remaining` is the time of play until the next pause; `endsAt` is there during a pause. */
export type Pause = { remaining: number; endsAt?: number }
type PauseLengths = { after: number; length: number }

const endOf = ({ leftAt, expiresAt }: Visit) => leftAt ?? expiresAt

function addPlayed(sum: Played, visit: Visit, now: number) {
  const from = Math.max(visit.startedAt, sum.counted)
  const until = Math.min(endOf(visit), now)
  if (until <= from) return
  sum.played += until - from
  sum.counted = until
}

/** During a pause `counted` is its end. */
function addUntilPause(sum: Played, visit: Visit, { now, after, length }: PauseLengths & { now: number }) {
  const until = Math.min(endOf(visit), now)
  let from = Math.max(visit.startedAt, sum.counted)
  if (until <= from) return
  if (from - sum.counted >= length) sum.played = 0
  while (until - from >= after - sum.played) {
    from += after - sum.played + length
    sum.played = 0
  }
  sum.played += Math.max(0, until - from)
  sum.counted = Math.max(from, until)
}

type KnownSum = Played & { index: number; endsAt: number }
type MemberPlay = { visits: Visit[]; sums: Map<number, KnownSum> }
/** A sum to read: its key, where it begins, and what a visit adds. */
type Sum = { key: number; start: number; add: (sum: Played, visit: Visit) => void }

const MAX_SUMS = 8

/**
 * Reads how long members have played. What ended visits add up to is kept, so that a stake costs the same after the first launch and
 * after the thousandth.
 */
export function createPlayTimes(table: Table<Visit, 'memberId'>) {
  let known: Map<number, MemberPlay> | undefined
  table.watch(({ before, after }) => {
    const { memberId } = (after ?? before)!
    if (before) known?.delete(memberId)
    else known?.get(memberId)?.visits.push(after!)
  })

  function playOf(memberId: number): MemberPlay {
    known ??= new Map()
    const found = known.get(memberId) ?? { visits: table.where({ memberId }), sums: new Map<number, KnownSum>() }
    known.set(memberId, found)
    return found
  }

  function readEnded({ visits, sums }: MemberPlay, { key, start, add }: Sum, now: number): KnownSum {
    let sum = sums.get(key)
    // The clock was set back.
    if (sum && sum.endsAt > now) sum = undefined
    if (!sum) {
      if (sums.size >= MAX_SUMS) sums.clear()
      sum = { played: 0, counted: start, index: 0, endsAt: -Infinity }
      sums.set(key, sum)
    }
    for (let visit = visits[sum.index]; visit && endOf(visit) <= now; visit = visits[++sum.index]) {
      add(sum, visit)
      sum.endsAt = Math.max(sum.endsAt, endOf(visit))
    }
    return sum
  }

  function read(memberId: number, sum: Sum, now: number): Played {
    const play = playOf(memberId)
    const { played, counted, index } = readEnded(play, sum, now)
    const result = { played, counted }
    for (let rest = index; rest < play.visits.length; rest++) sum.add(result, play.visits[rest]!)
    return result
  }

  return {
    of: (memberId: number): readonly Visit[] => playOf(memberId).visits,
    /** Returns the time from `start` until `now` in which at least one game was open, ms. Two games at once count once. */
    playedSince: (memberId: number, start: number, now: number): number =>
      read(memberId, { key: start, start, add: (sum, visit) => addPlayed(sum, visit, now) }, now).played,
    /**
     * Returns the pause of `length` ms that follows each `after` ms of play. A pause begins at the end of the play, also in a game that
     * stays open, and an interruption of the same length counts as one. Play begins again at 0 after each.
     */
    pauseOf(memberId: number, { after, length }: PauseLengths, now: number): Pause {
      const add = (sum: Played, visit: Visit) => addUntilPause(sum, visit, { now, after, length })
      const { played, counted } = read(memberId, { key: -length, start: -Infinity, add }, now)
      if (counted > now) return { remaining: 0, endsAt: counted }
      return { remaining: now - counted >= length ? after : after - played }
    },
  }
}
