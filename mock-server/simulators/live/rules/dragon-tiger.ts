import { word } from '../../../src/catalogue/words.ts'
import type { LiveGame } from './live-game.ts'
import { drawCards } from './shoe.ts'

export type Duel = { dragon: number; tiger: number }
const rankOf = (card: number) => card % 13

/** One card each, the higher one wins, the ace being the lowest; a tie gives half of the stakes on either back. */
export const dragonTiger: LiveGame<Duel> = {
  kind: 'dragonTiger',
  choices: {
    dragon: { name: word('Rồng=Dragon'), pays: 200, returns: 96.27 },
    tiger: { name: word('Hổ=Tiger'), pays: 200, returns: 96.27 },
    tie: { name: word('Hòa=Tie'), pays: 900, returns: 67.23 },
  },
  deal(random) {
    const [dragon, tiger] = drawCards(random, 2)
    return { dragon: dragon!, tiger: tiger! }
  },
  backOf({ dragon, tiger }, pick) {
    const lead = rankOf(dragon) - rankOf(tiger)
    const winner = lead > 0 ? 'dragon' : lead < 0 ? 'tiger' : 'tie'
    if (pick === winner) return this.choices[pick]!.pays
    return winner === 'tie' ? 50 : 0
  },
}
