import { catalogue, type Game } from '#mock/catalogue/catalogue.ts'
import type { CardGame, Hand } from './card-game.ts'
import { xiDach } from './xi-dach.ts'
import type { Random } from '#mock/kernel/world/random.ts'

/** Returns the game of a card table by its name: the catalogue names only these two. */
export const gameAt = ({ nodeId }: Pick<Game, 'nodeId'>): CardGame =>
  /twenty-one/i.test(catalogue().byNodeId.get(nodeId)?.names.en ?? '') ? xiDach : threeCards

const RANKS = 9
const CARDS = 36

/** Payout of a stake of 1000 when the member has more points. */
const WIN_PAYS = 1956

/** The last digit of the sum of ranks; zero counts as ten. */
const pointsOf = (hand: Hand): number => {
  const sum = hand.reduce((all, card) => all + (card % RANKS) + 1, 0) % 10
  return sum === 0 ? 10 : sum
}

function deal(random: Random) {
  const dealt = new Uint8Array(CARDS)
  const draw = () => {
    let card = random.int(CARDS)
    while (dealt[card]) card = random.int(CARDS)
    dealt[card] = 1
    return card
  }
  const hand = () => [draw(), draw(), draw()]
  return { member: hand(), guest1: hand(), guest2: hand(), dealer: hand() }
}

/** More points than the dealer win; a tie returns the stake. */
export const threeCards: CardGame = {
  kind: 'threeCards',
  name: { vi: 'Ba cây', en: 'Three cards' },
  ranks: RANKS,
  seats: ['guest1', 'dealer', 'guest2', 'member'],
  returns: 0.98,
  winPays: WIN_PAYS,
  /** The dealer wins as often as the member. */
  chances: { win: 0.45, tie: 0.1 },
  deal,
  pointsOf,
  markOf: () => undefined,
  movesOf: () => ['show'],
  payoutOf({ member, dealer }) {
    const lead = pointsOf(member) - pointsOf(dealer)
    if (lead === 0) return 1000
    return lead > 0 ? WIN_PAYS : 0
  },
}
