import { catalogue } from '../../catalogue/catalogue.ts'
import type { Handlers } from '../../kernel/http/http.ts'
import { languageOf } from '../../kernel/validation/language.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { GameMarksService } from './game-marks.service.ts'
import { gameView } from './game-view.ts'
import type { GamesService } from './games.service.ts'
import type { RepairsService } from './repairs.service.ts'

type MarkOperation =
  | 'listRecentGames'
  | 'addRecentGame'
  | 'listFavouriteIds'
  | 'listFavouriteGames'
  | 'addFavourite'
  | 'removeFavourite'

type Dependencies = { games: GamesService; marks: GameMarksService; repairs: RepairsService }

export const marksHandlers = ({ games, marks, repairs }: Dependencies): Handlers<MarkOperation> => {
  const toGame = gameView({ games, repairs })
  return {
    listRecentGames({ query, member, language }) {
      const games = marks.recents(member().id, query.gameType)
      const { rows, totalPages } = pageOf(games, { page: query.page ?? 1, size: query.pageSize ?? 35 })
      return { list: rows.map((game) => toGame(game, languageOf(query.language, language))), totalPages }
    },
    async addRecentGame({ query, member }) {
      await marks.addRecent(member().id, query.nodeId)
      return true
    },
    listFavouriteIds: ({ query, member }) =>
      pageOf(marks.favouriteIds(member().id), { page: query.pageNo ?? 1, size: query.pageSize ?? 100 }).rows,
    listFavouriteGames({ query, member, language }) {
      const games = marks.favourites(member().id, query.gameType)
      const { rows, totalPages } = pageOf(games, { page: query.pageNo ?? 1, size: query.pageSize ?? 35 })
      return {
        content: rows.map((game) => toGame(game, languageOf(query.language, language))),
        pageNum: query.pageNo ?? 1,
        totalPages,
      }
    },
    async addFavourite({ body, member }) {
      assertVendor(body)
      await marks.addFavourite(member().id, body.nodeId)
      return true
    },
    removeFavourite({ query, body, member }) {
      const { nodeId, vendor } = body ?? query
      if (nodeId === undefined) throw invalidField('nodeId', 'is missing')
      assertVendor({ nodeId, ...(vendor !== undefined && { vendor }) })
      marks.removeFavourite(member().id, nodeId)
      return true
    },
  }
}

/** Throws a Refusal if the game has another vendor. Unknown games are refused later, by `nodeId`. */
function assertVendor({ nodeId, vendor }: { nodeId: number; vendor?: string }) {
  const game = catalogue().byNodeId.get(nodeId)
  if (game && vendor !== undefined && game.vassalage !== vendor)
    throw invalidField('vendor', 'is not the vendor of this game')
}
