import { catalogue, type Game } from '../../catalogue/catalogue.ts'
import { invalidField } from '../../kernel/refusal.ts'
import type { Table } from '../../kernel/table.ts'
import type { World } from '../../kernel/world.ts'
import { favouriteTable, type GameMark, recentTable } from './game-mark.model.ts'

export type GameMarksService = ReturnType<typeof gameMarksService>

/** More than this a member has not played "lately". */
const RECENT_KEPT = 100

const idOf = (memberId: number, nodeId: number) => `${memberId}:${nodeId}`

/** Which games a member has marked: by a heart, and by playing. */
export const gameMarksService = ({ table, clock }: World) => {
  const favourites = table(favouriteTable)
  const recents = table(recentTable)
  const newestFirst = (marks: Table<GameMark, 'memberId'>, memberId: number) => marks.where({ memberId }).reverse()
  const gamesOf = (marks: GameMark[], gameType?: string): Game[] =>
    marks
      .flatMap(({ nodeId }) => catalogue().byNodeId.get(nodeId) ?? [])
      .filter((game) => !gameType || game.gameType === gameType)
  const mark = (memberId: number, nodeId: number) => ({ id: idOf(memberId, nodeId), memberId, nodeId, at: clock.now() })

  return {
    favouriteIds: (memberId: number): number[] => newestFirst(favourites, memberId).map(({ nodeId }) => nodeId),
    favourites: (memberId: number, gameType?: string): Game[] => gamesOf(newestFirst(favourites, memberId), gameType),

    /** Adding a favourite again changes nothing; an unknown game is refused. */
    async addFavourite(memberId: number, nodeId: number) {
      known(nodeId)
      if (!favourites.get(idOf(memberId, nodeId))) await favourites.insert(mark(memberId, nodeId))
    },
    /** Removing what is no favourite changes nothing. */
    removeFavourite(memberId: number, nodeId: number) {
      known(nodeId)
      favourites.remove(idOf(memberId, nodeId))
    },

    recents: (memberId: number, gameType?: string): Game[] => gamesOf(newestFirst(recents, memberId), gameType),
    /** Puts the game in front of those played lately. */
    async addRecent(memberId: number, nodeId: number) {
      known(nodeId)
      recents.remove(idOf(memberId, nodeId))
      await recents.insert(mark(memberId, nodeId))
      for (const old of newestFirst(recents, memberId).slice(RECENT_KEPT)) recents.remove(old.id)
    },
  }
}

function known(nodeId: number) {
  if (!catalogue().byNodeId.has(nodeId)) throw invalidField('nodeId', 'is not a game')
}
