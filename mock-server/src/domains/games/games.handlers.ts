import { catalogue, tileUrl } from '../../catalogue/catalogue.ts'
import type { Handlers, Value } from '../../kernel/http/http.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { type Language, languageOf } from '../../kernel/validation/language.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import type { SessionService } from '../session/session.service.ts'
import type { GameMarksService } from './game-marks.service.ts'
import { gameView } from './game-view.ts'
import type { GamesService } from './games.service.ts'
import { launchHandlers } from './launch.handlers.ts'
import type { LaunchGate } from './launch-gate.service.ts'
import type { LaunchesService } from './launches.service.ts'
import { lobbyHandlers } from './lobby.handlers.ts'
import { marksHandlers } from './marks.handlers.ts'
import { type Match, matchesAround } from './matches.ts'
import type { RepairsService } from './repairs.service.ts'
import { toGameTypes, toVendorCatalogue } from './vendor-view.ts'
import { jackpotAt, type WinnerLine, winnersAt } from './winners.ts'

type CatalogueOperation =
  | 'listVendors'
  | 'listGameTypes'
  | 'listGameTypesByGcsgame'
  | 'listGames'
  | 'listHotGames'
  | 'listHotMatches'
  | 'listWinners'
  | 'getJackpot'

const SPORTS_VENDOR = 'FB'

type Dependencies = {
  games: GamesService
  repairs: RepairsService
  gate: LaunchGate
  marks: GameMarksService
  launches: LaunchesService
  session: SessionService
}

export const gamesHandlers = (services: Dependencies) => ({
  ...catalogueHandlers(services),
  ...lobbyHandlers(services),
  ...marksHandlers(services),
  ...launchHandlers(services),
})

const catalogueHandlers = ({
  games,
  repairs,
}: Pick<Dependencies, 'games' | 'repairs'>): Handlers<CatalogueOperation> => {
  const toGame = gameView({ games, repairs })
  return {
    listVendors: ({ query, language }) => toVendorCatalogue(games, languageOf(query.language, language)),
    listGameTypes: () => toGameTypes(games),
    listGameTypesByGcsgame: () => toGameTypes(games),
    listGames({ query, language }) {
      const page = query.pageNo ?? 1
      const { rows, totalPages, total } = pageOf(games.list(query), { page, size: query.pageSize ?? 40 })
      const onPage = rows.map((game) => toGame(game, languageOf(query.language, language)))
      return { games: onPage, pageNum: page, totalPages, totalCount: total }
    },
    listHotGames: ({ query, language }) => ({
      list: games.hot().map((game) => toGame(game, languageOf(query.language, language))),
    }),
    listHotMatches: ({ query, language, world }) => ({
      list: matchesAround(world.clock.now(), world.random).map((match) =>
        toMatch(match, languageOf(query.language, language)),
      ),
    }),
    listWinners: ({ language, world }) => ({
      list: winnersAt(world.clock.now(), world.random).map((line) => ({ vo: toWinner(line, language) })),
    }),
    getJackpot: ({ world }) => toDecimal(jackpotAt(world.clock.now())),
  }
}

function toMatch(match: Match, language: Language): Value<'listHotMatches'>['list'][number] {
  const lobby = catalogue().vendorByCode.get(SPORTS_VENDOR)!.lobbies[0]!
  const { live } = match
  return {
    homeTeam: match.home.name[language],
    awayTeam: match.away.name[language],
    homeTeamImageUrl: match.home.crest,
    awayTeamImageUrl: match.away.crest,
    league: match.league[language],
    matchTime: match.kickOff,
    vendor: SPORTS_VENDOR,
    roomId: `m-${match.number}`,
    nodeId: lobby.nodeId,
    gameId: lobby.gameId,
    gameType: lobby.category,
    odds: match.odds,
    ...(live && { minute: live.minute, score: { home: live.home, away: live.away } }),
  }
}

function toWinner({ name, game, amount }: WinnerLine, language: Language) {
  return {
    gameName: game.names[language],
    nodeName: game.names[language],
    customerName: name,
    winAmount: toDecimal(amount),
    iconUrl: tileUrl(game.look),
    nodeId: game.nodeId,
    gameType: game.gameType,
    vendor: game.vassalage,
  }
}
