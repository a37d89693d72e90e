import type { Random } from '../../../src/kernel/random.ts'
import type { CardGame, Hand, Mark } from './card-game.ts'

const RANKS = 13
const CARDS = 52
const MOST = 21
/** With fewer points nobody may stop. */
const ENOUGH = 16
const MOST_CARDS = 5
const ACE = 1
/** An ace counts as so much more, where that is not too much. */
const ACE_MORE = 10
const TEN = 10

/** What a stake of 1000 brings back when the member's hand is better. */
const WIN_PAYS = 1900

const valueOf = (card: number) => Math.min(TEN, (card % RANKS) + 1)

/** What the cards are worth: an ace is eleven as long as that is not too much, else one. */
function pointsOf(hand: Hand): number {
  const values = hand.map(valueOf)
  const sum = values.reduce((all, value) => all + value, 0)
  return values.includes(ACE) && sum + ACE_MORE <= MOST ? sum + ACE_MORE : sum
}

/** What a hand is beyond its points. */
function markOf(hand: Hand): Mark | undefined {
  const points = pointsOf(hand)
  if (points > MOST) return 'over'
  if (hand.length === MOST_CARDS) return 'fiveCards'
  if (hand.length > 2) return undefined
  if (hand.every((card) => valueOf(card) === ACE)) return 'pairOfAces'
  return points === MOST ? 'aceAndTen' : undefined
}

/** Hands in order: over 21, points, five cards, an ace and a ten, two aces. */
const ORDER: Record<Mark, number> = { over: 0, fiveCards: 22, aceAndTen: 23, pairOfAces: 24 }
const worthOf = (hand: Hand) => {
  const mark = markOf(hand)
  return mark ? ORDER[mark] : pointsOf(hand)
}

function movesOf(hand: Hand) {
  if (markOf(hand)) return ['show'] as const
  return pointsOf(hand) < ENOUGH ? (['draw'] as const) : (['draw', 'show'] as const)
}

/** Draws different cards, each when it is asked for. */
function deckOf(random: Random) {
  const dealt = new Uint8Array(CARDS)
  return () => {
    let card = random.int(CARDS)
    while (dealt[card]) card = random.int(CARDS)
    dealt[card] = 1
    return card
  }
}

/** Two cards each, then the member's; the dealer draws last, below sixteen and no further. */
function deal(random: Random, drawn: number) {
  const draw = deckOf(random)
  const member = [draw(), draw()]
  const dealer = [draw(), draw()]
  for (let card = 0; card < drawn; card++) member.push(draw())
  while (!movesOf(dealer).some((move) => move === 'show')) dealer.push(draw())
  return { member, dealer }
}

/** Twenty-one as it is played in Vietnam: both are over, or worth the same, and the stake comes back. */
export const xiDach: CardGame = {
  kind: 'xiDach',
  name: { vi: 'Xì dách', en: 'Twenty-One' },
  ranks: RANKS,
  seats: ['dealer', 'member'],
  /** Of whoever draws at sixteen and stops from seventeen on. */
  returns: 0.976,
  winPays: WIN_PAYS,
  chances: { win: 0.44, tie: 0.14 },
  deal,
  pointsOf,
  markOf,
  movesOf,
  backOf({ member, dealer }) {
    const lead = worthOf(member) - worthOf(dealer)
    if (lead === 0) return 1000
    return lead > 0 ? WIN_PAYS : 0
  },
}
