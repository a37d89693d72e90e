import { expect, test } from 'vitest'
import { randomOf } from '../../../src/kernel/random.ts'
import { baccarat, playHands } from './baccarat.ts'
import { dragonTiger } from './dragon-tiger.ts'
import type { LiveGame } from './live-game.ts'
import { roulette } from './roulette.ts'
import { SHOE } from './shoe.ts'
import { sicBo } from './sic-bo.ts'

/** A result, and how likely it is. */
type Chance<Result> = { result: Result; chance: number }

const shareOf = <Result extends object>(game: LiveGame<Result>, chances: Chance<Result>[], pick: string) =>
  chances.reduce((sum, { result, chance }) => sum + chance * game.backOf(result, pick), 0) / 100

const faces = [1, 2, 3, 4, 5, 6]
const everyThrow = faces.flatMap((one) =>
  faces.flatMap((two) =>
    faces.map((three) => ({ result: { dice: [one, two, three] as [number, number, number] }, chance: 1 / 216 })),
  ),
)
const everyNumber = Array.from({ length: 37 }, (_, number) => ({ result: { number }, chance: 1 / 37 }))
const ranks = Array.from({ length: 13 }, (_, rank) => rank)
const everyDuel = ranks.flatMap((dragon) =>
  ranks.map((tiger) => ({
    result: { dragon, tiger },
    chance: ((dragon === tiger ? 31 : 32) / (SHOE - 1)) * (32 / SHOE),
  })),
)

/** Every order in which six values can leave a shoe of eight decks. */
function everyShoe() {
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32]
  const cardOf = (value: number) => (value + 9) % 10
  const chances = { player: 0, banker: 0, tie: 0 }
  function deal(cards: number[], chance: number) {
    if (cards.length === 6) {
      chances[playHands(cards).winner] += chance
      return
    }
    for (let value = 0; value < 10; value++) {
      const next = (chance * left[value]!) / (SHOE - cards.length)
      left[value]!--
      deal([...cards, cardOf(value)], next)
      left[value]!++
    }
  }
  deal([], 1)
  return Object.entries(chances).map(([winner, chance]) => ({
    result: { player: [], banker: [], winner: winner as keyof typeof chances },
    chance,
  }))
}

test('baccarat pays back what eight decks give: 98.94 % on the banker, 98.76 % on the player, 85.64 % on a tie', () => {
  const chances = everyShoe()
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10)
  expect(shareOf(baccarat, chances, 'banker')).toBeCloseTo(0.989421, 5)
  expect(shareOf(baccarat, chances, 'player')).toBeCloseTo(0.987649, 5)
  expect(shareOf(baccarat, chances, 'tie')).toBeCloseTo(0.856404, 5)
})

const stated: [string, LiveGame<never>, Chance<never>[], Record<string, number>][] = [
  [
    'sic bo',
    sicBo as never,
    everyThrow as never,
    { big: 0.9722, small: 0.9722, odd: 0.9722, even: 0.9722, triple: 0.8611 },
  ],
  [
    'roulette',
    roulette as never,
    everyNumber as never,
    { red: 0.973, black: 0.973, high: 0.973, '0': 0.973, '17': 0.973 },
  ],
  ['dragon and tiger', dragonTiger as never, everyDuel as never, { dragon: 0.9627, tiger: 0.9627, tie: 0.6723 }],
]
test.each(stated)('%s pays back what it states, counted over every result', (...[, game, chances, shares]) => {
  for (const [pick, share] of Object.entries(shares)) expect(shareOf(game, chances, pick)).toBeCloseTo(share, 4)
})

const played: [string, LiveGame<never>, string, number][] = [
  ['baccarat', baccarat as never, 'banker', 0.9894],
  ['sic bo', sicBo as never, 'big', 0.9722],
  ['roulette', roulette as never, 'red', 0.973],
  ['dragon and tiger', dragonTiger as never, 'tiger', 0.9627],
]
test.each(played)('a million rounds of %s pay back what is stated', (...[, game, pick, share]) => {
  const random = randomOf(7, 'million', game.kind)
  let back = 0
  for (let round = 0; round < 1_000_000; round++) back += game.backOf(game.deal(random), pick)
  expect(Math.abs(back / 100_000_000 - share)).toBeLessThan(0.004)
})

test('a natural ends the deal, and the banker draws by the player’s third card', () => {
  const hand = (...values: number[]) => playHands(values.map((value) => (value + 9) % 10))
  expect(hand(4, 2, 5, 3, 1, 1)).toMatchObject({ winner: 'player', player: { length: 2 }, banker: { length: 2 } })
  expect(hand(1, 0, 2, 3, 8, 9)).toMatchObject({ player: { length: 3 }, banker: { length: 2 } })
  expect(hand(1, 0, 2, 3, 7, 5)).toMatchObject({ player: { length: 3 }, banker: { length: 3 } })
  expect(hand(6, 5, 0, 0, 4, 9).banker).toHaveLength(3)
})
