import type { Random } from '#mock/kernel/world/random.ts'
import { parseText } from '#mock/catalogue/words.ts'
import type { LiveGame } from './live-game.ts'

/** Cards of a fresh shoe of eight decks; numbers equal modulo 52 are the same card. */
export const SHOE = 8 * 52

function drawCards(random: Random, count: number): number[] {
  const drawn = new Set<number>()
  while (drawn.size < count) drawn.add(random.int(SHOE))
  return [...drawn].map((card) => card % 52)
}

export type Hands = { player: number[]; banker: number[]; winner: 'player' | 'banker' | 'tie' }

const valueOf = (card: number) => Math.min((card % 13) + 1, 10) % 10
const totalOf = (hand: number[]) => hand.reduce((sum, card) => sum + valueOf(card), 0) % 10

/** The player's third cards at which the banker draws, by the banker's total; a banker facing two cards draws up to 5. */
const BANKER_DRAWS: Record<number, string> = { 3: '012345679', 4: '234567', 5: '4567', 6: '67' }

/** Plays six cards in shoe order: player, banker, player, banker, then third cards by the rules. */
export function playHands([first, second, third, fourth, fifth, sixth]: number[]): Hands {
  const player = [first!, third!]
  const banker = [second!, fourth!]
  const rest = [fifth!, sixth!]
  const isNatural = Math.max(totalOf(player), totalOf(banker)) >= 8
  if (!isNatural && totalOf(player) <= 5) player.push(rest.shift()!)
  if (!isNatural && bankerDraws(totalOf(banker), player[2])) banker.push(rest.shift()!)
  const lead = totalOf(player) - totalOf(banker)
  return { player, banker, winner: lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie' }
}

function bankerDraws(total: number, playersThird: number | undefined): boolean {
  if (playersThird === undefined) return total <= 5
  return total <= 2 || (BANKER_DRAWS[total]?.includes(String(valueOf(playersThird))) ?? false)
}

/** Eight decks; a tie returns the stakes on player and banker. */
export const baccarat: LiveGame<Hands> = {
  kind: 'baccarat',
  choices: {
    player: { name: parseText('Nhà con=Player'), pays: 200, returns: 98.76, chance: 44.62 },
    banker: { name: parseText('Nhà cái=Banker'), pays: 195, returns: 98.94, chance: 45.86 },
    tie: { name: parseText('Hòa=Tie'), pays: 900, returns: 85.64, chance: 9.52 },
  },
  deal: (random) => playHands(drawCards(random, 6)),
  payoutOf({ winner }, pick) {
    if (pick === winner) return this.choices[pick]!.pays
    return winner === 'tie' ? 100 : 0
  },
}

export type Duel = { dragon: number; tiger: number }
const rankOf = (card: number) => card % 13

/** One card each; the higher wins, the ace is lowest. A tie returns half of the stakes on both sides. */
export const dragonTiger: LiveGame<Duel> = {
  kind: 'dragonTiger',
  choices: {
    dragon: { name: parseText('Rồng=Dragon'), pays: 200, returns: 96.27, chance: 46.27 },
    tiger: { name: parseText('Hổ=Tiger'), pays: 200, returns: 96.27, chance: 46.27 },
    tie: { name: parseText('Hòa=Tie'), pays: 900, returns: 67.23, chance: 7.47 },
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
