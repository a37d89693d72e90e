import { catalogue, type Game } from '../../catalogue/catalogue.ts'
import { badField } from '../../kernel/refusal.ts'
import type { Table } from '../../kernel/table.ts'
import type { World } from '../../kernel/world.ts'
import type { GameMark } from './game-mark.model.ts'

/** More than this a member has not played "lately". */
const RECENT_KEPT = 100

const idOf = (memberId: number, nodeId: number) => `${memberId}:${nodeId}`

/** Which games a member has marked: by a heart, and by playing. */
export const gameMarksService = ({ db, clock }: World) => {
  const newestFirst = (marks: Table<GameMark, 'memberId'>, memberId: number) => marks.where({ memberId }).reverse()
  const gamesOf = (marks: GameMark[], gameType?: string): Game[] =>
    marks
      .flatMap(({ nodeId }) => catalogue().byNodeId.get(nodeId) ?? [])
      .filter((game) => !gameType || game.gameType === gameType)
  const mark = (memberId: number, nodeId: number) => ({ id: idOf(memberId, nodeId), memberId, nodeId, at: clock.now() })

  return {
    favouriteIds: (memberId: number): number[] => newestFirst(db.favourites, memberId).map(({ nodeId }) => nodeId),
    favourites: (memberId: number, gameType?: string): Game[] =>
      gamesOf(newestFirst(db.favourites, memberId), gameType),

    /** Adding a favourite again changes nothing; an unknown game is refused. */
    async addFavourite(memberId: number, nodeId: number) {
      known(nodeId)
      if (!db.favourites.get(idOf(memberId, nodeId))) await db.favourites.insert(mark(memberId, nodeId))
    },
    /** Removing what is no favourite changes nothing. */
    removeFavourite(memberId: number, nodeId: number) {
      known(nodeId)
      db.favourites.remove(idOf(memberId, nodeId))
    },

    recents: (memberId: number, gameType?: string): Game[] => gamesOf(newestFirst(db.recents, memberId), gameType),
    /** Puts the game in front of those played lately. */
    async addRecent(memberId: number, nodeId: number) {
      known(nodeId)
      db.recents.remove(idOf(memberId, nodeId))
      await db.recents.insert(mark(memberId, nodeId))
      for (const old of newestFirst(db.recents, memberId).slice(RECENT_KEPT)) db.recents.remove(old.id)
    },
  }
}

function known(nodeId: number) {
  if (!catalogue().byNodeId.has(nodeId)) throw badField('nodeId', 'is not a game')
}
