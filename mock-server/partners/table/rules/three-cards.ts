import type { Random } from '../../../src/kernel/random.ts'

/** A card of the 36 from ace to nine: 0 to 35, the rank being the number modulo 9, from the ace on. */
export type Hand = [number, number, number]

const RANKS = 9
const CARDS = 36
/** Besides the member play two guests of the house, and the dealer against whom all play. */
export type SeatName = 'member' | 'guest1' | 'guest2' | 'dealer'
export type Deal = Record<SeatName, Hand>

/** What of a stake comes back on average. */
export const RETURN = 0.98
/** What a stake of 1000 brings back when the member's points are higher. */
export const WIN_PAYS = 1956
/** How often the member has more points than the dealer, and how often as many. The dealer has more as often as the member. */
export const CHANCES = { win: 0.45, tie: 0.1 }

/** The last digit of the ranks' sum, a nought counting as ten. */
export const pointsOf = (hand: readonly number[]): number => {
  const sum = hand.reduce((all, card) => all + (card % RANKS) + 1, 0) % 10
  return sum === 0 ? 10 : sum
}

/** Three cards for each seat, from one deck. */
export function deal(random: Random): Deal {
  const dealt = new Uint8Array(CARDS)
  const draw = () => {
    let card = random.int(CARDS)
    while (dealt[card]) card = random.int(CARDS)
    dealt[card] = 1
    return card
  }
  const hand = (): Hand => [draw(), draw(), draw()]
  return { member: hand(), guest1: hand(), guest2: hand(), dealer: hand() }
}

/** What a stake of 1000 brings back: more points than the dealer win, as many give the stake back. */
export function backOf({ member, dealer }: Pick<Deal, 'member' | 'dealer'>): number {
  const lead = pointsOf(member) - pointsOf(dealer)
  if (lead === 0) return 1000
  return lead > 0 ? WIN_PAYS : 0
}
