import type { World } from '#mock/kernel/world/world.ts'
import type { CardGame } from './card-game.ts'

/** An earlier hand of a table. */
export type RecentHand = { dealerPoints: number; outcome: 'won' | 'tied' | 'lost' }

const COUNT = 8
const INTERVAL = 60_000

/** Returns the latest hands of a bot against the dealer, newest first: one a minute, given by the clock and the table. */
export function recentHands({ clock, random }: World, game: CardGame, nodeId: number): RecentHand[] {
  const latest = Math.floor(clock.now() / INTERVAL)
  return Array.from({ length: COUNT }, (_, ago) => {
    const deal = dealToBot((drawn) => game.deal(random('table recent', nodeId, latest - ago), drawn), game)
    const payout = game.payoutOf(deal)
    const outcome = payout > 1000 ? 'won' : payout === 1000 ? 'tied' : 'lost'
    return { dealerPoints: game.pointsOf(deal.dealer), outcome }
  })
}

/** A bot draws only when it must. */
function dealToBot(dealWith: (drawn: number) => ReturnType<CardGame['deal']>, { movesOf }: CardGame) {
  let drawn = 0
  let deal = dealWith(drawn)
  while (!movesOf(deal.member).includes('show')) deal = dealWith(++drawn)
  return deal
}
