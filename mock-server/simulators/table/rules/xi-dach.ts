import type { Random } from '#mock/kernel/world/random.ts'
import type { CardGame, Hand, Mark } from './card-game.ts'

const RANKS = 13
const CARDS = 52
const MAX_POINTS = 21
/** With fewer points a player must draw. */
const MIN_TO_STOP = 16
const MAX_CARDS = 5
const ACE = 1
const ACE_BONUS = 10
const TEN = 10

/** Payout of a stake of 1000 when the member's hand is better. */
const WIN_PAYS = 1900

const valueOf = (card: number) => Math.min(TEN, (card % RANKS) + 1)

/** The points of a hand: an ace counts eleven if the sum does not exceed 21, else one. */
function pointsOf(hand: Hand): number {
  const values = hand.map(valueOf)
  const sum = values.reduce((all, value) => all + value, 0)
  return values.includes(ACE) && sum + ACE_BONUS <= MAX_POINTS ? sum + ACE_BONUS : sum
}

function markOf(hand: Hand): Mark | undefined {
  const points = pointsOf(hand)
  if (points > MAX_POINTS) return 'over'
  if (hand.length === MAX_CARDS) return 'fiveCards'
  if (hand.length > 2) return undefined
  if (hand.every((card) => valueOf(card) === ACE)) return 'pairOfAces'
  return points === MAX_POINTS ? 'aceAndTen' : undefined
}

const MARK_RANKS: Record<Mark, number> = { over: 0, fiveCards: 22, aceAndTen: 23, pairOfAces: 24 }
const rankOf = (hand: Hand) => {
  const mark = markOf(hand)
  return mark ? MARK_RANKS[mark] : pointsOf(hand)
}

function movesOf(hand: Hand) {
  if (markOf(hand)) return ['show'] as const
  return pointsOf(hand) < MIN_TO_STOP ? (['draw'] as const) : (['draw', 'show'] as const)
}

function deckOf(random: Random) {
  const dealt = new Uint8Array(CARDS)
  return () => {
    let card = random.int(CARDS)
    while (dealt[card]) card = random.int(CARDS)
    dealt[card] = 1
    return card
  }
}

function deal(random: Random, drawn: number) {
  const draw = deckOf(random)
  const member = [draw(), draw()]
  const dealer = [draw(), draw()]
  for (let card = 0; card < drawn; card++) member.push(draw())
  while (!movesOf(dealer).some((move) => move === 'show')) dealer.push(draw())
  return { member, dealer }
}

/** Twenty-one as played in Vietnam: equal hands, or both over 21, return the stake. */
export const xiDach: CardGame = {
  kind: 'xiDach',
  name: { vi: 'Xì dách', en: 'Twenty-One' },
  ranks: RANKS,
  seats: ['dealer', 'member'],
  /** For a player who draws at sixteen and stops from seventeen on. */
  returns: 0.976,
  winPays: WIN_PAYS,
  chances: { win: 0.44, tie: 0.14 },
  deal,
  pointsOf,
  markOf,
  movesOf,
  payoutOf({ member, dealer }) {
    const lead = rankOf(member) - rankOf(dealer)
    if (lead === 0) return 1000
    return lead > 0 ? WIN_PAYS : 0
  },
}
