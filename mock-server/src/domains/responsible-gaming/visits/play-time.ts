import type { Table } from '../../../kernel/tables/table.ts'
import type { Visit } from './visit.model.ts'

/** The play counted so far, ms, and the time up to which it is counted. */
type Played = { played: number; counted: number }
/** `remaining` is the time of play until the next pause; `endsAt` is there during a pause. */
export type Pause = { remaining: number; endsAt?: number }
type PauseLengths = { after: number; length: number }
/** Adds the time of a visit until `now` that is not counted yet. */
type Add = (sum: Played, visit: Visit, now: number) => void

const endOf = ({ leftAt, expiresAt }: Visit) => leftAt ?? expiresAt

function addPlayed(sum: Played, visit: Visit, now: number) {
  const from = Math.max(visit.startedAt, sum.counted)
  const until = Math.min(endOf(visit), now)
  if (until <= from) return
  sum.played += until - from
  sum.counted = until
}

/** During a pause `counted` is its end. */
function addUntilPause(sum: Played, visit: Visit, { now, after, length }: PauseLengths & { now: number }): void {
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

/** `alive` are the visits that can last longer than `readAt`, the time up to which all sums are counted. */
type MemberPlay = { visits: Visit[]; alive: Visit[]; readAt: number; sums: Map<number, Played & { add: Add }> }
/** A sum to read: its key, where it begins, and what a visit adds. */
type Sum = { key: number; start: number; add: Add }

const MAX_SUMS = 8

/** Of the visits that were left only the one that ends last adds time after `now`. */
function findAlive(visits: readonly Visit[], now: number): Visit[] {
  const lasting = visits.filter((visit) => endOf(visit) > now)
  const left = lasting.filter(({ leftAt, startedAt }) => leftAt !== undefined && startedAt <= now)
  const last = left.reduce<Visit | undefined>(
    (one, other) => (one && endOf(one) >= endOf(other) ? one : other),
    undefined,
  )
  return lasting.filter((visit) => visit === last || !left.includes(visit))
}

/**
 * Reads how long members have played. What is counted is kept, so that a stake and a launch cost the same after the first launch and after
 * the thousandth.
 */
export function createPlayTimes(table: Table<Visit, 'memberId'>) {
  let known: Map<number, MemberPlay> | undefined
  table.watch(({ before, after }) => {
    const { memberId } = (after ?? before)!
    const play = known?.get(memberId)
    if (play && !(after && follow(play, after, before))) known?.delete(memberId)
  })

  /** Returns the play up to `now`, from its beginning if the clock was set back. */
  function playAt(memberId: number, now: number): MemberPlay {
    known ??= new Map()
    let play = known.get(memberId)
    if (play?.readAt === now && play.alive.length < 8) return play
    if (!play || now < play.readAt) {
      const visits = table.where({ memberId })
      play = { visits, alive: visits, readAt: -Infinity, sums: new Map() }
      known.set(memberId, play)
    }
    for (const sum of play.sums.values()) for (const visit of play.alive) sum.add(sum, visit, now)
    play.alive = findAlive(play.alive, now)
    play.readAt = now
    return play
  }

  function read(memberId: number, { key, start, add }: Sum, now: number): Played {
    const { visits, sums } = playAt(memberId, now)
    const found = sums.get(key)
    if (found) return found
    if (sums.size >= MAX_SUMS) sums.clear()
    const sum = { played: 0, counted: start, add }
    for (const visit of visits) add(sum, visit, now)
    sums.set(key, sum)
    return sum
  }

  return {
    of: (memberId: number, now: number): readonly Visit[] => playAt(memberId, now).visits,
    /** The visits that may last longer than `now`; of those that were left only one. */
    aliveOf: (memberId: number, now: number): readonly Visit[] => playAt(memberId, now).alive,
    /** Returns the time from `start` until `now` in which at least one game was open, ms. Two games at once count once. */
    playedSince: (memberId: number, start: number, now: number): number =>
      read(memberId, { key: start, start, add: addPlayed }, now).played,
    /**
     * Returns the pause of `length` ms that follows each `after` ms of play. A pause begins at the end of the play, also in a game that
     * stays open, and an interruption of the same length counts as one. Play begins again at 0 after each.
     */
    pauseOf(memberId: number, { after, length }: PauseLengths, now: number): Pause {
      const add: Add = (sum, visit, until) => addUntilPause(sum, visit, { now: until, after, length })
      const { played, counted } = read(memberId, { key: -length, start: -Infinity, add }, now)
      if (counted > now) return { remaining: 0, endsAt: counted }
      return { remaining: now - counted >= length ? after : after - played }
    },
  }
}

/** Takes over a visit that was added or left. Returns false if it changes what is counted already. */
function follow({ visits, alive, readAt }: MemberPlay, visit: Visit, before: Visit | undefined): boolean {
  if (!before) {
    visits.push(visit)
    if (alive !== visits) alive.push(visit)
    return visit.startedAt >= readAt
  }
  const place = (list: Visit[]) => list.findLastIndex(({ id }) => id === visit.id)
  const [index, aliveIndex] = [place(visits), place(alive)]
  if (index < 0 || aliveIndex < 0 || endOf(visit) < readAt) return false
  visits[index] = visit
  alive[aliveIndex] = visit
  return true
}
