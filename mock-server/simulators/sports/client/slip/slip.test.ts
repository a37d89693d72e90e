import { expect, test } from 'vitest'
import type { FixtureResponse, Pick } from '../../rules/sports.simulator.ts'
import { createSlip, MAX_LINES } from './slip.ts'

const match = (id: string) => ({ id }) as FixtureResponse

function setup(prices: Record<string, number> = {}) {
  const slip = createSlip(({ match: { id } }) => (prices[id] ?? 2) || undefined)
  const toggle = (id: string, pick: Pick = 'home') => slip.toggle(match(id), pick)
  return { slip, toggle, prices }
}

test('a tap adds a pick at its current odds, and a second tap removes it', () => {
  const { slip, toggle } = setup({ a: 1.85 })
  toggle('a')
  expect([slip.has(match('a'), 'home'), slip.has(match('a'), 'away')]).toEqual([true, false])
  expect(slip.order(500).legs).toEqual([{ fixture: 'a', pick: 'home', odds: 1.85 }])
  toggle('a')
  expect(slip.lines.value).toEqual([])
})

test('moved odds are never accepted silently: the slip sends the old ones until the player agrees', () => {
  const { slip, toggle, prices } = setup({ a: 2.1 })
  toggle('a')
  for (const odds of [2, 2.2]) {
    prices['a'] = odds
    expect(slip.changed()).toHaveLength(1)
    expect(slip.order(500)).toMatchObject({ legs: [{ odds: 2.1 }], accept: 'same' })
  }
  slip.agree()
  expect(slip.changed()).toEqual([])
  expect(slip.order(500).legs[0]!.odds).toBe(2.2)
})

test('a player who accepts better odds is only asked about worse ones', () => {
  const { slip, toggle, prices } = setup({ a: 2.1 })
  toggle('a')
  slip.takesBetter.value = true
  prices['a'] = 2.2
  expect(slip.changed()).toEqual([])
  expect(slip.order(500)).toMatchObject({ legs: [{ odds: 2.1 }], accept: 'better' })
  prices['a'] = 2
  expect(slip.changed()).toHaveLength(1)
})

test('a closed pick is reported, and can be removed with one tap', () => {
  const { slip, toggle, prices } = setup()
  for (const id of ['a', 'b']) toggle(id)
  prices['a'] = 0
  expect(slip.closed().map((line) => line.match.id)).toEqual(['a'])
  slip.dropClosed()
  expect(slip.lines.value.map((line) => line.match.id)).toEqual(['b'])
})

test('one pick is a single, several are a multiple unless the player wants singles or two are of one match', () => {
  const { slip, toggle } = setup()
  toggle('a')
  expect(slip.kind()).toBe('single')
  toggle('b')
  expect(slip.kind()).toBe('multiple')
  slip.setKind('single')
  expect(slip.kind()).toBe('single')
  slip.setKind('multiple')
  toggle('b', 'away')
  expect([slip.hasSameMatch(), slip.kind()]).toEqual([true, 'single'])
})

test('a full slip accepts no more picks, and a closed pick cannot be added', () => {
  const { slip, toggle } = setup({ shut: 0 })
  expect(toggle('shut')).toBe(false)
  for (let number = 0; number < MAX_LINES; number++) expect(toggle(String(number))).toBe(true)
  expect(toggle('one more')).toBe(false)
  expect(slip.lines.value).toHaveLength(MAX_LINES)
})
