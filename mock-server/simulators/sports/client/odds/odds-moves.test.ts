import { expect, test } from 'vitest'
import type { OfferResponse } from '../../rules/sports.simulator.ts'
import { computeMoves, priceKey } from './odds-moves.ts'

const book = (odds: OfferResponse['odds']) => [{ id: 'm-1', odds }] as OfferResponse[]

test('odds that rose or fell are marked for a while; unchanged, new and closed ones are not', () => {
  const before = book({ home: 2, draw: 3, away: 4, over: 1.9 })
  const after = book({ home: 2.1, draw: 2.9, away: 4, under: 1.9 })
  const moves = computeMoves({}, { before, after, now: 1000 })
  expect(Object.keys(moves)).toEqual([priceKey('m-1', 'home'), priceKey('m-1', 'draw')])
  expect(Object.values(moves).map(({ direction }) => direction)).toEqual(['up', 'down'])

  const later = computeMoves(moves, { before: after, after, now: 15_000 })
  expect(Object.keys(later)).toHaveLength(2)
  expect(computeMoves(later, { before: after, after, now: 30_000 })).toEqual({})
})
