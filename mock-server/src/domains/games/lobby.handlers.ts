import type { Handlers, Value } from '../../kernel/http.ts'
import { type Language, languageOf } from '../../kernel/language.ts'
import { gameView } from './game-view.ts'
import type { GamesService } from './games.service.ts'
import { rankedGames } from './rank-list.ts'
import type { RepairsService } from './repairs.service.ts'
import { type Room, roomsOf } from './rooms.ts'
import { asVendorLanes } from './vendor-view.ts'

type Needs = { games: GamesService; repairs: RepairsService }
type RoomOnWire = Value<'listRooms'>['list'][number]

const RANKED = 50

/** What a lobby shows besides lists of games: vendors in lanes, rooms, ranks. */
export const lobbyHandlers = ({
  games,
  repairs,
}: Needs): Handlers<'listVendorLanes' | 'listRooms' | 'listRankedGames'> => ({
  listVendorLanes: ({ query, language }) => asVendorLanes(games, languageOf(query.language, language)),
  listRooms: ({ query, language }) => ({
    list: roomsOf(query.vassalage, query.gameType).map((room) =>
      asRoom(room, { language: languageOf(query.language, language), isMaintenance: repairs.isClosed(room.game) }),
    ),
  }),
  listRankedGames({ query, language: asked, world: { clock, random } }) {
    const language = languageOf(query.language, asked)
    const ranked = rankedGames(query.gameCategory ?? 'ALL', { now: clock.now(), random })
    const list = ranked.slice(0, query.limitNum ?? RANKED).map(({ game, playCount }, index) => ({
      ...gameView({ games, repairs })(game, language),
      rank: index + 1,
      playCount,
    }))
    return { list }
  },
})

const asRoom = (
  { roomId, number, game, minBet }: Room,
  { language, isMaintenance }: { language: Language; isMaintenance: boolean },
): RoomOnWire => ({
  roomId,
  roomName: `${game.names[language]} ${number}`,
  gameType: game.gameType,
  gameCode: game.gameCode,
  nodeId: game.nodeId,
  minBet,
  isMaintenance,
})
