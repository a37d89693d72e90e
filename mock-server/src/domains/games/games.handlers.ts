import { catalogue, tileUrl, type Game, CATEGORIES, type Category } from '../../catalogue/catalogue.ts'
import type { Handlers, Value } from '../../kernel/http/http.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { type Language, languageOf } from '../../kernel/validation/language.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import type { VisitsService } from '../responsible-gaming/visits/visits.service.ts'
import type { SessionService } from '../session/session.service.ts'
import type { GameMarksService } from './game-marks.service.ts'
import { gameView } from './game-view.ts'
import type { GamesService } from './games.service.ts'
import { launchHandlers } from './launch.handlers.ts'
import type { LaunchGate } from './launch-gate.service.ts'
import type { LaunchesService } from './launches.service.ts'
import { type Match, matchesAround } from './matches.ts'
import type { RepairsService } from './repairs.service.ts'
import { toGameTypes, toVendorCatalogue, toVendorLanes } from './vendor-view.ts'
import { accountNames } from '../../catalogue/names.gen.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Random } from '../../kernel/world/random.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import { type Room, roomsOf } from './rooms.ts'
import { dayOf } from '../../kernel/world/local-day.ts'

type MarkOperation =
  | 'listRecentGames'
  | 'addRecentGame'
  | 'listFavouriteIds'
  | 'listFavouriteGames'
  | 'addFavourite'
  | 'removeFavourite'

type MarksDependencies = { games: GamesService; marks: GameMarksService; repairs: RepairsService }

const marksHandlers = ({ games, marks, repairs }: MarksDependencies): Handlers<MarkOperation> => {
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

type LobbyDependencies = { games: GamesService; repairs: RepairsService }
type RoomResponse = Value<'listRooms'>['list'][number]

const DEFAULT_LIMIT = 50

const lobbyHandlers = ({
  games,
  repairs,
}: LobbyDependencies): Handlers<'listVendorLanes' | 'listRooms' | 'listRankedGames'> => ({
  listVendorLanes: ({ query, language }) => toVendorLanes(games, languageOf(query.language, language)),
  listRooms: ({ query, language }) => ({
    list: roomsOf(query.vassalage, query.gameType).map((room) =>
      toRoom(room, { language: languageOf(query.language, language), isMaintenance: repairs.isClosed(room.game) }),
    ),
  }),
  listRankedGames({ query, language: requestLanguage, world: { clock, random } }) {
    const language = languageOf(query.language, requestLanguage)
    const offered = games.onlyOffered(gamesOf(query.gameCategory ?? 'ALL'))
    const ranked = rankedGames(offered, random('rank', dayOf(clock.now()), query.gameCategory ?? 'ALL'))
    const list = ranked.slice(0, query.limitNum ?? DEFAULT_LIMIT).map(({ game, playCount }, index) => ({
      ...gameView({ games, repairs })(game, language),
      rank: index + 1,
      playCount,
    }))
    return { list }
  },
})

const toRoom = (
  { roomId, number, game, minBet }: Room,
  { language, isMaintenance }: { language: Language; isMaintenance: boolean },
): RoomResponse => ({
  roomId,
  roomName: `${game.names[language]} ${number}`,
  gameType: game.gameType,
  gameCode: game.gameCode,
  nodeId: game.nodeId,
  minBet,
  isMaintenance,
})

type RankedGame = { game: Game; playCount: number }

const RANKED_GAMES = 100
const HOT_FACTOR = 3

/** Returns games by play count, which `draw` decides. */
function rankedGames(games: readonly Game[], draw: Random): RankedGame[] {
  return games
    .slice(0, RANKED_GAMES)
    .map((game) => ({ game, playCount: (200 + draw.int(1800)) * (game.isHot ? HOT_FACTOR : 1) }))
    .sort((one, other) => other.playCount - one.playCount)
}

/** The games of a category, or the hot ones of all. */
function gamesOf(gameCategory: string): readonly Game[] {
  if (gameCategory === 'ALL') return catalogue().hot
  if (!(CATEGORIES as readonly string[]).includes(gameCategory))
    throw invalidField('gameCategory', `must be ALL or one of ${CATEGORIES.join(', ')}`)
  return catalogue().byCategory.get(gameCategory as Category) ?? []
}

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
  visits: VisitsService
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
      list: winnersAt(games.hot(), world).map((line) => ({ vo: toWinner(line, language) })),
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

type WinnerLine = { name: string; game: Game; amount: number }

const WIN_INTERVAL = 20_000
const LINE_COUNT = 20

/** Returns the latest wins in these games, newest first. Names and amounts (minor units) are random; callers must label them as examples. */
function winnersAt(games: readonly Game[], { clock, random }: Pick<World, 'clock' | 'random'>): WinnerLine[] {
  if (games.length === 0) return []
  const latest = Math.floor(clock.now() / WIN_INTERVAL)
  return Array.from({ length: LINE_COUNT }, (_, age) => winnerOf(games, random('winner', latest - age)))
}

function winnerOf(games: readonly Game[], draw: Random): WinnerLine {
  const digits = String(draw.int(100)).padStart(2, '0')
  const size = 10 ** (1 + Math.floor(draw.next() * 3))
  return {
    name: `${draw.pick(accountNames).slice(0, 3)}***${digits}`,
    game: draw.pick(games),
    amount: (50_000 + draw.int(950_000)) * size,
  }
}

/** The jackpot at the start of 2026 and its growth per second, minor units. */
const JACKPOT = { since: Date.UTC(2026, 0, 1), start: 8_841_265_075, perSecond: 317 }

/** Returns the jackpot at `now`, minor units. It never falls. */
const jackpotAt = (now: number): number =>
  JACKPOT.start + Math.floor((Math.max(0, now - JACKPOT.since) * JACKPOT.perSecond) / 1000)
