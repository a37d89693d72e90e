import { expect, test } from 'vitest'
import { randomOf } from '#mock/kernel/world/random.ts'
import {
  FREE_FACTOR,
  FREE_SPINS,
  lineChance,
  LINES,
  type Outcome,
  outcomeOf,
  PAYS,
  REELS,
  ROWS,
  SCATTER,
  SCATTER_PAYS,
  scatterChance,
  type SlotSymbol,
  spinReels,
  STRIPS,
  WILD,
  type Window,
} from './slot.rules.ts'

const STAKE = 2000

/** A window with the symbols of `rows`; a dot is a symbol that pays nothing there. */
function windowOf(...rows: [string, string, string]): Window {
  const names: Record<string, SlotSymbol> = { D: 'dragon', W: 'drum', S: 'lantern', K: 'club', C: 'carp' }
  const fillers: SlotSymbol[] = ['spade', 'heart', 'coin', 'lotus', 'rooster']
  return Array.from({ length: REELS }, (_, reel) => rows.map((row) => names[row[reel]!] ?? fillers[reel]!))
}

test('three dragons from the left pay on their line, and the drum substitutes', () => {
  const { wins, total } = outcomeOf(windowOf('.....', 'DWD..', '.....'), { stake: STAKE, isFree: false })
  expect(wins).toContainEqual({ line: 0, symbol: 'dragon', count: 3, amount: 60 * (STAKE / LINES.length) })
  expect(total).toBe(wins.reduce((sum, win) => sum + win.amount, 0))
})

test('a line must begin on the first reel', () => {
  expect(outcomeOf(windowOf('.....', '.DDDD', '.....'), { stake: STAKE, isFree: false }).total).toBe(0)
})

test('lanterns pay wherever they are and open free spins, in which lines pay double', () => {
  const reels = windowOf('S....', '..S..', '....S')
  expect(outcomeOf(reels, { stake: STAKE, isFree: false }).scatter).toEqual({
    count: 3,
    amount: 2 * STAKE,
    freeSpins: 10,
  })
  const paid = outcomeOf(windowOf('.....', 'CCC..', '.....'), { stake: STAKE, isFree: false }).total
  const free = outcomeOf(windowOf('.....', 'CCC..', '.....'), { stake: STAKE, isFree: true }).total
  expect(free).toBe(FREE_FACTOR * paid)
})

function exactReturn() {
  const chance = (reel: number, ...symbols: SlotSymbol[]) =>
    STRIPS[reel]!.filter((symbol) => symbols.includes(symbol)).length / STRIPS[reel]!.length
  const line = Object.entries(PAYS).reduce((sum, [name, pays]) => {
    const on = Array.from({ length: REELS }, (_, reel) => chance(reel, name as SlotSymbol, WILD))
    const upTo = (count: number) => on.slice(0, count).reduce((product, one) => product * one, 1)
    return sum + [3, 4, 5].reduce((all, count) => all + upTo(count) * (1 - (on[count] ?? 0)) * pays[count - 3]!, 0)
  }, 0)
  const scatters = Array.from({ length: REELS }, (_, reel) => ROWS * chance(reel, SCATTER)).reduce(
    (counts, one) => counts.map((count, index) => count * (1 - one) + (counts[index - 1] ?? 0) * one),
    [1, 0, 0, 0, 0, 0],
  )
  const scatterPay = SCATTER_PAYS.reduce((sum, pay, rank) => sum + pay * scatters[rank + 3]!, 0)
  const spins = FREE_SPINS.reduce((sum, count, rank) => sum + count * scatters[rank + 3]!, 0)
  return line + scatterPay + (spins / (1 - spins)) * (FREE_FACTOR * line + scatterPay)
}

test('the strips return between 95 and 96 % of what is staked, free spins included', () => {
  expect(exactReturn()).toBeGreaterThan(0.95)
  expect(exactReturn()).toBeLessThan(0.96)
})

function play(count: number) {
  const random = randomOf(7, 'return')
  let won = 0
  let hits = 0
  let free = 0
  const spin = (isFree: boolean): Outcome => outcomeOf(spinReels(random), { stake: STAKE, isFree })
  for (let played = 0; played < count; played++) {
    const paid = spin(false)
    won += paid.total
    hits += paid.total > 0 ? 1 : 0
    let left = paid.scatter.freeSpins
    for (; left > 0; left--, free++) {
      const outcome = spin(true)
      won += outcome.total
      left += outcome.scatter.freeSpins
    }
  }
  return { returned: won / (count * STAKE), hits: hits / count, freePerSpin: free / count }
}

test('200,000 spins return what the strips predict', () => {
  const { returned, hits, freePerSpin } = play(200_000)
  expect(Math.abs(returned - exactReturn())).toBeLessThan(0.03)
  expect(hits).toBeGreaterThan(0.25)
  expect(freePerSpin).toBeGreaterThan(0.06)
})

test('every payout is a whole number of the smallest coin, whatever the stake on offer', () => {
  const random = randomOf(7, 'whole')
  for (let round = 0; round < 2000; round++) {
    expect(Number.isSafeInteger(outcomeOf(spinReels(random), { stake: 10_000, isFree: true }).total)).toBe(true)
  }
})

test('the stated chances are those of many spins', () => {
  const random = randomOf(5, 'chances')
  const spins = 200_000
  const seen = { club: 0, coin: 0, scatters: 0 }
  for (let spin = 0; spin < spins; spin++) {
    const { wins, scatter } = outcomeOf(spinReels(random), { stake: STAKE, isFree: false })
    seen.club += wins.filter(({ symbol, count }) => symbol === 'club' && count === 3).length
    seen.coin += wins.filter(({ symbol, count }) => symbol === 'coin' && count === 4).length
    if (scatter.count === 3) seen.scatters++
  }
  expect(seen.club / spins / lineChance('club', 3)).toBeCloseTo(1, 1)
  expect(seen.coin / spins / lineChance('coin', 4)).toBeCloseTo(1, 1)
  expect(seen.scatters / spins / scatterChance(3)).toBeCloseTo(1, 1)
})
