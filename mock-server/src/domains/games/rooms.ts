import { type Category, catalogue, type Game } from '../../catalogue/catalogue.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'

/** A room of a game; `minBet` in whole đồng. */
export type Room = { roomId: string; number: number; game: Game; minBet: number }

/** Minimum bets of the rooms, as multiples of the game's lowest stake. A live table is one room. */
const STAKE_FACTORS: Partial<Record<Category, number[]>> = { LIVE: [1], PVP: [1, 10, 100], FISH: [1, 10, 100] }

const roomsOfGame = (game: Game): Room[] =>
  (STAKE_FACTORS[game.gameType] ?? []).map((factor, index) => ({
    roomId: `${game.gameCode}-${index + 1}`,
    number: index + 1,
    game,
    minBet: game.minBet * factor,
  }))

export function roomsOf(vassalage: string, gameType?: string): Room[] {
  if (!catalogue().vendorByCode.has(vassalage)) throw invalidField('vassalage', 'is not a vendor')
  const games = catalogue().byVendor.get(vassalage) ?? []
  return games.filter((game) => !gameType || game.gameType === gameType).flatMap(roomsOfGame)
}

/** Returns the room with this id, else the first room of the game. */
export const findRoom = (game: Game, roomId: string | undefined): Room | undefined => {
  const rooms = roomsOfGame(game)
  return rooms.find((room) => room.roomId === roomId) ?? rooms[0]
}
