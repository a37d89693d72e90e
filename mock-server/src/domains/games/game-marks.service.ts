import { catalogue, type Game } from '../../catalogue/catalogue.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import { type Table, defineTable } from '../../kernel/tables/table.ts'
import type { World } from '../../kernel/world/world.ts'
import type { GamesService } from './games.service.ts'
import * as v from 'valibot'

/** Marks a game as a member's favourite or as recently played. `id` is `<member>:<node>`. */
const gameMarkSchema = v.object({ id: v.string(), memberId: v.number(), nodeId: v.number(), at: v.number() })
type GameMark = v.InferOutput<typeof gameMarkSchema>

export const favouriteTable = defineTable('favourites', gameMarkSchema, { by: ['memberId'] })

export const recentTable = defineTable('recents', gameMarkSchema, { by: ['memberId'] })

export type GameMarksService = ReturnType<typeof gameMarksService>

const MAX_RECENT = 100

const idOf = (memberId: number, nodeId: number) => `${memberId}:${nodeId}`

type Dependencies = { games: Pick<GamesService, 'onlyOffered'> }

export const gameMarksService = ({ table, clock }: World, { games }: Dependencies) => {
  const favourites = table(favouriteTable)
  const recents = table(recentTable)
  const newestFirst = (marks: Table<GameMark, 'memberId'>, memberId: number) => marks.where({ memberId }).reverse()
  const gamesOf = (marks: GameMark[], gameType?: string): Game[] =>
    games
      .onlyOffered(marks.flatMap(({ nodeId }) => catalogue().byNodeId.get(nodeId) ?? []))
      .filter((game) => !gameType || game.gameType === gameType)
  const mark = (memberId: number, nodeId: number) => ({ id: idOf(memberId, nodeId), memberId, nodeId, at: clock.now() })

  return {
    favouriteIds: (memberId: number): number[] => newestFirst(favourites, memberId).map(({ nodeId }) => nodeId),
    favourites: (memberId: number, gameType?: string): Game[] => gamesOf(newestFirst(favourites, memberId), gameType),

    async addFavourite(memberId: number, nodeId: number) {
      assertKnownGame(nodeId)
      if (!favourites.get(idOf(memberId, nodeId))) await favourites.insert(mark(memberId, nodeId))
    },
    removeFavourite(memberId: number, nodeId: number) {
      assertKnownGame(nodeId)
      favourites.remove(idOf(memberId, nodeId))
    },

    recents: (memberId: number, gameType?: string): Game[] => gamesOf(newestFirst(recents, memberId), gameType),
    /** The lobby of a vendor is accepted, because a launch may open one, but only games are listed. */
    async addRecent(memberId: number, nodeId: number) {
      if (catalogue().lobbyNodeIds.has(nodeId)) return
      assertKnownGame(nodeId)
      recents.remove(idOf(memberId, nodeId))
      await recents.insert(mark(memberId, nodeId))
      for (const old of newestFirst(recents, memberId).slice(MAX_RECENT)) recents.remove(old.id)
    },
  }
}

function assertKnownGame(nodeId: number) {
  if (!catalogue().byNodeId.has(nodeId)) throw invalidField('nodeId', 'is not a game')
}
