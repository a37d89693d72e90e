import { type Category, catalogue, type Game } from '../../catalogue/catalogue.ts'
import { invalidField } from '../../kernel/refusal.ts'

/** A table or hall of a game; `minBet` in whole đồng. */
export type Room = { roomId: string; number: number; game: Game; minBet: number }

/** What the rooms of a game ask of the game's lowest stake. A live table is one room. */
const STEPS: Partial<Record<Category, number[]>> = { LIVE: [1], PVP: [1, 10, 100], FISH: [1, 10, 100] }

const roomsOfGame = (game: Game): Room[] =>
  (STEPS[game.gameType] ?? []).map((step, index) => ({
    roomId: `${game.gameCode}-${index + 1}`,
    number: index + 1,
    game,
    minBet: game.minBet * step,
  }))

/** The rooms of a vendor in the order of its lobby; an unknown vendor is refused. */
export function roomsOf(vassalage: string, gameType?: string): Room[] {
  if (!catalogue().vendorByCode.has(vassalage)) throw invalidField('vassalage', 'is not a vendor')
  const games = catalogue().byVendor.get(vassalage) ?? []
  return games.filter((game) => !gameType || game.gameType === gameType).flatMap(roomsOfGame)
}

/** The room of a game that a launch names, else its first. */
export const roomNamed = (game: Game, roomId: string | undefined): Room | undefined => {
  const rooms = roomsOfGame(game)
  return rooms.find((room) => room.roomId === roomId) ?? rooms[0]
}
