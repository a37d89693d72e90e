import { parseText } from '#mock/catalogue/words.ts'
import type { LiveGame } from './live-game.ts'
import { drawCards } from './shoe.ts'

export type Duel = { dragon: number; tiger: number }
const rankOf = (card: number) => card % 13

/** One card each; the higher wins, the ace is lowest. A tie returns half of the stakes on both sides. */
export const dragonTiger: LiveGame<Duel> = {
  kind: 'dragonTiger',
  choices: {
    dragon: { name: parseText('Rồng=Dragon'), pays: 200, returns: 96.27 },
    tiger: { name: parseText('Hổ=Tiger'), pays: 200, returns: 96.27 },
    tie: { name: parseText('Hòa=Tie'), pays: 900, returns: 67.23 },
  },
  deal(random) {
    const [dragon, tiger] = drawCards(random, 2)
    return { dragon: dragon!, tiger: tiger! }
  },
  payoutOf({ dragon, tiger }, pick) {
    const lead = rankOf(dragon) - rankOf(tiger)
    const winner = lead > 0 ? 'dragon' : lead < 0 ? 'tiger' : 'tie'
    if (pick === winner) return this.choices[pick]!.pays
    return winner === 'tie' ? 50 : 0
  },
}
