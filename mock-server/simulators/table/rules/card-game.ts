import type { LocalizedText } from '#mock/catalogue/words.ts'
import type { Random } from '#mock/kernel/world/random.ts'

/** The seats of a card table: the member, two bots in some games, and the dealer. All play against the dealer. */
export type SeatName = 'member' | 'guest1' | 'guest2' | 'dealer'
export type Mark = 'pairOfAces' | 'aceAndTen' | 'fiveCards' | 'over'
/** Card numbers, suit after suit, from the ace on. */
export type Hand = readonly number[]
export type Deal = Partial<Record<SeatName, Hand>>
export type Move = 'draw' | 'show'

export type CardGame = {
  kind: 'threeCards' | 'xiDach'
  name: LocalizedText
  ranks: number
  seats: readonly SeatName[]
  /** Average return of a stake, as a share. */
  returns: number
  /** Payout of a stake of 1000 when the member wins. */
  winPays: number
  /** Chances of a win and of a tie (the stake is returned). */
  chances: { win: number; tie: number }
  /** Returns the final cards of all seats after `drawn` cards of the member. They depend on `random` alone. */
  deal(random: Random, drawn: number): Required<Pick<Deal, 'member' | 'dealer'>> & Deal
  pointsOf(hand: Hand): number
  markOf(hand: Hand): Mark | undefined
  movesOf(hand: Hand): readonly Move[]
  /** Returns the payout of a stake of 1000. */
  payoutOf(deal: Required<Pick<Deal, 'member' | 'dealer'>>): number
}
