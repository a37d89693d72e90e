import type { Handlers, Value } from '../../kernel/http/http.ts'
import { type Language, languageOf } from '../../kernel/validation/language.ts'
import { gameView } from './game-view.ts'
import type { GamesService } from './games.service.ts'
import { rankedGames } from './rank-list.ts'
import type { RepairsService } from './repairs.service.ts'
import { type Room, roomsOf } from './rooms.ts'
import { toVendorLanes } from './vendor-view.ts'

type Dependencies = { games: GamesService; repairs: RepairsService }
type RoomResponse = Value<'listRooms'>['list'][number]

const DEFAULT_LIMIT = 50

export const lobbyHandlers = ({
  games,
  repairs,
}: Dependencies): Handlers<'listVendorLanes' | 'listRooms' | 'listRankedGames'> => ({
  listVendorLanes: ({ query, language }) => toVendorLanes(games, languageOf(query.language, language)),
  listRooms: ({ query, language }) => ({
    list: roomsOf(query.vassalage, query.gameType).map((room) =>
      toRoom(room, { language: languageOf(query.language, language), isMaintenance: repairs.isClosed(room.game) }),
    ),
  }),
  listRankedGames({ query, language: requestLanguage, world: { clock, random } }) {
    const language = languageOf(query.language, requestLanguage)
    const ranked = rankedGames(query.gameCategory ?? 'ALL', { now: clock.now(), random })
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
