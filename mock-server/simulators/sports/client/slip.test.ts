import { expect, test } from 'vitest'
import type { FixtureOnWire, Pick } from '../rules/sports.routes.ts'
import { createSlip, MOST_LINES } from './slip.ts'

const match = (id: string) => ({ id }) as FixtureOnWire

/** A slip in a book whose odds are as `prices` says: 2 where it says nothing, none where it says 0. */
function setup(prices: Record<string, number> = {}) {
  const slip = createSlip(({ match: { id } }) => (prices[id] ?? 2) || undefined)
  const take = (id: string, pick: Pick = 'home') => slip.toggle(match(id), pick)
  return { slip, take, prices }
}

test('a tap takes a pick up at the odds of that moment, and another one puts it back', () => {
  const { slip, take } = setup({ a: 1.85 })
  take('a')
  expect([slip.has(match('a'), 'home'), slip.has(match('a'), 'away')]).toEqual([true, false])
  expect(slip.order(500).legs).toEqual([{ fixture: 'a', pick: 'home', odds: 1.85 }])
  take('a')
  expect(slip.lines.value).toEqual([])
})

test('odds that move are never taken without a word: the slip names the old ones until the player agrees', () => {
  const { slip, take, prices } = setup({ a: 2.1 })
  take('a')
  for (const odds of [2, 2.2]) {
    prices['a'] = odds
    expect(slip.changed()).toHaveLength(1)
    expect(slip.order(500)).toMatchObject({ legs: [{ odds: 2.1 }], accept: 'same' })
  }
  slip.agree()
  expect(slip.changed()).toEqual([])
  expect(slip.order(500).legs[0]!.odds).toBe(2.2)
})

test('who takes better odds is not asked about them, but about worse ones', () => {
  const { slip, take, prices } = setup({ a: 2.1 })
  take('a')
  slip.takesBetter.value = true
  prices['a'] = 2.2
  expect(slip.changed()).toEqual([])
  expect(slip.order(500)).toMatchObject({ legs: [{ odds: 2.1 }], accept: 'better' })
  prices['a'] = 2
  expect(slip.changed()).toHaveLength(1)
})

test('a pick that has closed is named, and can be dropped with one tap', () => {
  const { slip, take, prices } = setup()
  for (const id of ['a', 'b']) take(id)
  prices['a'] = 0
  expect(slip.closed().map((line) => line.match.id)).toEqual(['a'])
  slip.dropClosed()
  expect(slip.lines.value.map((line) => line.match.id)).toEqual(['b'])
})

test('one pick is a single, several are a multiple unless the player wants singles or two are of one match', () => {
  const { slip, take } = setup()
  take('a')
  expect(slip.kind()).toBe('single')
  take('b')
  expect(slip.kind()).toBe('multiple')
  slip.choose('single')
  expect(slip.kind()).toBe('single')
  slip.choose('multiple')
  take('b', 'away')
  expect([slip.hasSameMatch(), slip.kind()]).toEqual([true, 'single'])
})

test('a full slip takes no more, and what takes no bets is not taken up', () => {
  const { slip, take } = setup({ shut: 0 })
  expect(take('shut')).toBe(false)
  for (let number = 0; number < MOST_LINES; number++) expect(take(String(number))).toBe(true)
  expect(take('one more')).toBe(false)
  expect(slip.lines.value).toHaveLength(MOST_LINES)
})
