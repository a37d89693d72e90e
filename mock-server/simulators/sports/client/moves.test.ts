import { expect, test } from 'vitest'
import type { OfferOnWire } from '../rules/sports.routes.ts'
import { movesAfter, priceKey } from './moves.ts'

const book = (odds: OfferOnWire['odds']) => [{ id: 'm-1', odds }] as OfferOnWire[]

test('odds that went up or down are marked for a while; the same ones, new ones and closed ones are not', () => {
  const before = book({ home: 2, draw: 3, away: 4, over: 1.9 })
  const after = book({ home: 2.1, draw: 2.9, away: 4, under: 1.9 })
  const moves = movesAfter({}, { before, after, now: 1000 })
  expect(Object.keys(moves)).toEqual([priceKey('m-1', 'home'), priceKey('m-1', 'draw')])
  expect(Object.values(moves).map(({ way }) => way)).toEqual(['up', 'down'])

  const still = movesAfter(moves, { before: after, after, now: 15_000 })
  expect(Object.keys(still)).toHaveLength(2)
  expect(movesAfter(still, { before: after, after, now: 30_000 })).toEqual({})
})
