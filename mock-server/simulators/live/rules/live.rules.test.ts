import { expect, test } from 'vitest'
import { randomOf } from '#mock/kernel/world/random.ts'
import { baccarat, playHands, dragonTiger, SHOE } from './card-games.ts'
import { type LiveGame, winnersOf } from './live-game.ts'
import { roulette } from './roulette.ts'
import { sicBo } from './sic-bo.ts'

type Chance<Result> = { result: Result; chance: number }

const shareOf = <Result extends object>(game: LiveGame<Result>, chances: Chance<Result>[], pick: string) =>
  chances.reduce((sum, { result, chance }) => sum + chance * game.payoutOf(result, pick), 0) / 100

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

const games: [string, LiveGame<never>, () => Chance<never>[]][] = [
  ['baccarat', baccarat as never, () => everyShoe() as never],
  ['sic bo', sicBo as never, () => everyThrow as never],
  ['roulette', roulette as never, () => everyNumber as never],
  ['dragon and tiger', dragonTiger as never, () => everyDuel as never],
]

const isWin = (game: LiveGame<never>, pick: string) => (entry: Chance<never>) => game.payoutOf(entry.result, pick) > 100

test.each(games)('%s states the chance of each choice, counted over every result', (...[, game, every]) => {
  for (const [pick, { chance }] of Object.entries(game.choices)) {
    const wins = every().filter(isWin(game, pick))
    const exact = wins.reduce((sum, one) => sum + one.chance, 0)
    expect(Math.abs(exact * 100 - chance), pick).toBeLessThanOrEqual(0.005)
  }
})

test.each(games)('%s pays back the stated return of each choice, counted over every result', (...[, game, every]) => {
  const chances = every()
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10)
  for (const [pick, { returns }] of Object.entries(game.choices))
    expect(Math.abs(shareOf(game, chances, pick) * 100 - returns), pick).toBeLessThanOrEqual(0.005)
})

/** Maximum deviation over a million rounds: four standard deviations of the choice. */
const BOUNDS: [string, LiveGame<never>, Record<string, number>][] = [
  ['baccarat', baccarat as never, { banker: 0.004, player: 0.004, tie: 0.011 }],
  ['sic bo', sicBo as never, { big: 0.004, small: 0.004, odd: 0.004, even: 0.004, triple: 0.021 }],
  ['roulette', roulette as never, { red: 0.004, even: 0.004, high: 0.004, '0': 0.024, '17': 0.024 }],
  ['dragon and tiger', dragonTiger as never, { dragon: 0.004, tiger: 0.004, tie: 0.01 }],
]
test.each(BOUNDS)('a million rounds of %s pay back the stated return of each choice', (...[, game, bounds]) => {
  const random = randomOf(7, 'million', game.kind)
  const picks = Object.keys(bounds)
  const back = picks.map(() => 0)
  for (let round = 0; round < 1_000_000; round++) {
    const result = game.deal(random)
    picks.forEach((pick, index) => (back[index]! += game.payoutOf(result, pick)))
  }
  picks.forEach((pick, index) => {
    const share = back[index]! / 100_000_000
    expect(Math.abs(share - game.choices[pick]!.returns / 100), pick).toBeLessThan(bounds[pick]!)
  })
})

test('the winners of a result are the choices that pay more than their stake', () => {
  const tie = playHands([0, 0, 8, 8, 1, 1])
  expect(winnersOf(baccarat as LiveGame, tie)).toEqual(['tie'])
  expect(winnersOf(dragonTiger as LiveGame, { dragon: 3, tiger: 16 })).toEqual(['tie'])
  expect(winnersOf(roulette as LiveGame, { number: 17 })).toEqual(['17', 'black', 'odd', 'low'])
  expect(winnersOf(roulette as LiveGame, { number: 0 })).toEqual(['0'])
  expect(winnersOf(sicBo as LiveGame, { dice: [2, 2, 2] })).toEqual(['triple'])
})

test('a wheel has the standard red numbers', () => {
  const red = everyNumber.filter(({ result }) => winnersOf(roulette as LiveGame, result).includes('red'))
  expect(red.map(({ result }) => result.number).join(' ')).toBe('1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36')
})

test('a natural ends the deal, and the banker draws by the player’s third card', () => {
  const hand = (...values: number[]) => playHands(values.map((value) => (value + 9) % 10))
  expect(hand(4, 2, 5, 3, 1, 1)).toMatchObject({ winner: 'player', player: { length: 2 }, banker: { length: 2 } })
  expect(hand(1, 0, 2, 3, 8, 9)).toMatchObject({ player: { length: 3 }, banker: { length: 2 } })
  expect(hand(1, 0, 2, 3, 7, 5)).toMatchObject({ player: { length: 3 }, banker: { length: 3 } })
  expect(hand(6, 5, 0, 0, 4, 9).banker).toHaveLength(3)
})
