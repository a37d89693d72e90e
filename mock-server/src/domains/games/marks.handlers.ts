import type { Handlers } from '../../kernel/http.ts'
import type { Services } from '../services.ts'
import { asGame, languageOf, pageOf } from './game-view.ts'

type Marked =
  'listRecentGames' | 'addRecentGame' | 'listFavouriteIds' | 'listFavouriteGames' | 'addFavourite' | 'removeFavourite'

export const marksHandlers = ({ marks }: Services): Handlers<Marked> => ({
  listRecentGames({ query, member, language }) {
    const games = marks.recents(member().id, query.gameType)
    const { rows, totalPages } = pageOf(games, query.page ?? 1, query.pageSize ?? 35)
    return { list: rows.map((game) => asGame(game, languageOf(query, language))), totalPages }
  },
  async addRecentGame({ query, member }) {
    await marks.addRecent(member().id, query.nodeId)
    return true
  },
  listFavouriteIds: ({ query, member }) =>
    pageOf(marks.favouriteIds(member().id), query.pageNo ?? 1, query.pageSize ?? 100).rows,
  listFavouriteGames({ query, member, language }) {
    const games = marks.favourites(member().id, query.gameType)
    const { rows, totalPages } = pageOf(games, query.pageNo ?? 1, query.pageSize ?? 35)
    return {
      content: rows.map((game) => asGame(game, languageOf(query, language))),
      pageNum: query.pageNo ?? 1,
      totalPages,
    }
  },
  async addFavourite({ body, member }) {
    await marks.addFavourite(member().id, body.nodeId)
    return true
  },
  removeFavourite({ body, member }) {
    marks.removeFavourite(member().id, body.nodeId)
    return true
  },
})
