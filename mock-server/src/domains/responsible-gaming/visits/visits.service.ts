import type { World } from '../../../kernel/world/world.ts'
import { createPlayTimes, type Pause } from './play-time.ts'
import { type Visit, visitTable } from './visit.model.ts'

export type OpenedGame = Pick<Visit, 'memberId' | 'vassalage' | 'gameType' | 'nodeId' | 'expiresAt'>
/** A field that is absent holds of every game. */
export type GameKey = { [Name in 'vassalage' | 'gameType' | 'nodeId']?: Visit[Name] | undefined }
export type VisitsService = ReturnType<typeof visitsService>

/** The time in which members have a game open: from the launch until the game is left, the next login, or the end of the launch. */
export const visitsService = ({ table, clock, ids }: World) => {
  const visits = table(visitTable)
  const times = createPlayTimes(visits)
  /** Records a game that was opened at another time. */
  async function record(visit: Omit<Visit, 'id'>): Promise<void> {
    await visits.insert({ ...visit, id: `V${ids.next('visit')}` })
  }

  const openOf = (memberId: number): Visit[] =>
    times.aliveOf(memberId, clock.now()).filter((visit) => isOpen(visit, clock.now()))
  const end = ({ id, startedAt }: Visit) =>
    visits.update(id, { leftAt: Math.max(clock.now(), startedAt + SHORTEST_VISIT) })

  return {
    record,
    /** Opens a game. A launch of the same game before it ends, so that a game is open once. */
    async open(game: OpenedGame): Promise<void> {
      for (const visit of openOf(game.memberId)) if (keyOf(visit) === keyOf(game)) await end(visit)
      await record({ ...game, startedAt: clock.now() })
    },
    /** Ends the time of play in the games that match, a minute after their beginning at the earliest. */
    async leave(memberId: number, game: GameKey = {}): Promise<void> {
      const matches = (visit: Visit) =>
        (game.vassalage ?? visit.vassalage) === visit.vassalage &&
        (game.gameType ?? visit.gameType) === visit.gameType &&
        (game.nodeId ?? visit.nodeId) === visit.nodeId
      for (const visit of openOf(memberId)) if (matches(visit)) await end(visit)
    },
    /** Opens a game again that was left, as long as its launch lasts. */
    async resume({ id: _id, leftAt: _leftAt, ...visit }: Visit): Promise<void> {
      const startedAt = clock.now()
      if (startedAt < visit.expiresAt) await record({ ...visit, startedAt })
    },
    of: (memberId: number): readonly Visit[] => times.of(memberId, clock.now()),
    isOpen: (visit: Visit): boolean => isOpen(visit, clock.now()),
    /** The games that a member has open. */
    openOf,
    /** Returns the time from `start` until now in which the member had a game open; ms. */
    playedSince: (memberId: number, start: number): number => times.playedSince(memberId, start, clock.now()),
    /** Returns the pause of `length` ms after `after` ms of play. */
    pauseOf: (memberId: number, lengths: { after: number; length: number }): Pause =>
      times.pauseOf(memberId, lengths, clock.now()),
  }
}

/** The time of play of a game that is left at once. Otherwise a client that leaves it after each stake would stop the time. */
const SHORTEST_VISIT = 60_000

const keyOf = ({ vassalage, gameType, nodeId }: GameKey) => `${vassalage} ${gameType} ${nodeId}`
const isOpen = ({ leftAt, expiresAt }: Visit, now: number) => leftAt === undefined && now < expiresAt
