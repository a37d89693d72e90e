import type { Handlers, Value } from '../../kernel/http/http.ts'
import { type Language, languageOf } from '../../kernel/validation/language.ts'
import { gameView } from './game-view.ts'
import type { GamesService } from './games.service.ts'
import type { RepairsService } from './repairs.service.ts'
import { type Room, roomsOf } from './rooms.ts'
import { toVendorLanes } from './vendor-view.ts'
import { CATEGORIES, type Category, catalogue, type Game } from '../../catalogue/catalogue.ts'
import { dayOf } from '../../kernel/world/local-day.ts'
import type { Random } from '../../kernel/world/random.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'

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

type RankedGame = { game: Game; playCount: number }
type RandomStreams = (...keys: (string | number)[]) => Random

const RANKED_GAMES = 100
const HOT_FACTOR = 3

/** Returns the games of a category, or of all, by play count on the day of `now`. The counts are random but fixed for a day. */
function rankedGames(gameCategory: string, { now, random }: { now: number; random: RandomStreams }): RankedGame[] {
  const draw = random('rank', dayOf(now), gameCategory)
  return gamesOf(gameCategory)
    .slice(0, RANKED_GAMES)
    .map((game) => ({ game, playCount: (200 + draw.int(1800)) * (game.isHot ? HOT_FACTOR : 1) }))
    .sort((one, other) => other.playCount - one.playCount)
}

function gamesOf(gameCategory: string): readonly Game[] {
  if (gameCategory === 'ALL') return catalogue().hot
  if (!(CATEGORIES as readonly string[]).includes(gameCategory))
    throw invalidField('gameCategory', `must be ALL or one of ${CATEGORIES.join(', ')}`)
  return catalogue().byCategory.get(gameCategory as Category) ?? []
}
