import type { Word } from '../../../src/catalogue/words.ts'
import type { Random } from '../../../src/kernel/random.ts'

/** Who sits at a card table: the member, two guests of the house where the game has them, and the dealer against whom all play. */
export type SeatName = 'member' | 'guest1' | 'guest2' | 'dealer'
/** What a hand is besides its points: two aces, an ace and a ten, five cards, or more than may be. */
export type Mark = 'pairOfAces' | 'aceAndTen' | 'fiveCards' | 'over'
/** Cards by their numbers, suit after suit, from the ace on. */
export type Hand = readonly number[]
export type Deal = Partial<Record<SeatName, Hand>>
/** What a member may do with a hand that is not shown yet. */
export type Move = 'draw' | 'show'

/** The mathematics of a game of cards. No world in here. */
export type CardGame = {
  kind: 'threeCards' | 'xiDach'
  name: Word
  /** How many cards a suit has. */
  ranks: number
  seats: readonly SeatName[]
  /** What of a stake comes back on average. */
  returns: number
  /** What a stake of 1000 brings back when the member wins. */
  winPays: number
  /** How often the member wins, and how often the stake comes back. */
  chances: { win: number; tie: number }
  /** What everybody holds in the end, when the member has drawn so many cards: it depends on chance alone. */
  deal(random: Random, drawn: number): Required<Pick<Deal, 'member' | 'dealer'>> & Deal
  pointsOf(hand: Hand): number
  markOf(hand: Hand): Mark | undefined
  /** What the member may do with these cards. */
  movesOf(hand: Hand): readonly Move[]
  /** What a stake of 1000 brings back. */
  backOf(deal: Required<Pick<Deal, 'member' | 'dealer'>>): number
}
