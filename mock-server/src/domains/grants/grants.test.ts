import { expect, test } from 'vitest'
import type { Wager } from '../wagers/wagers.service.ts'
import { type Grant, turnoverOf } from './grants.service.ts'

const grant = (at: number, required: number): Grant => ({ id: `G${at}`, memberId: 1, kind: 'deposit', required, at })
const stake = (settledAt: number, amount: number, state: Wager['state'] = 'settled') =>
  ({ stake: amount, settledAt, state }) as Wager

test('the requirement is the sum of the grants whose turnover is not reached', () => {
  expect(turnoverOf([grant(1, 100), grant(2, 50)], [])).toEqual({ required: 150, actual: 0 })
  expect(turnoverOf([grant(1, 100), grant(2, 50)], [stake(3, 40)])).toEqual({ required: 150, actual: 40 })
})

test('stakes count towards the oldest grant first, and a grant with its full turnover no longer counts', () => {
  expect(turnoverOf([grant(2, 50), grant(1, 100)], [stake(3, 120)])).toEqual({ required: 50, actual: 20 })
  expect(turnoverOf([grant(1, 100)], [stake(3, 100)])).toEqual({ required: 0, actual: 0 })
})

test('a stake on partly excluded games counts by its share', () => {
  const excluded = [{ vassalage: 'SV3', gameType: 'COCKFIGHT' as const, excludeTurnover: 30 }]
  const partlyCounted = { ...stake(3, 101), vassalage: 'SV3', gameType: 'COCKFIGHT' }
  const fullyCounted = { ...stake(4, 10), vassalage: 'SV3', gameType: 'LIVE' }

  expect(turnoverOf([grant(1, 200)], [partlyCounted], excluded)).toEqual({ required: 200, actual: 70 })
  expect(turnoverOf([grant(1, 200)], [partlyCounted, fullyCounted], excluded)).toEqual({ required: 200, actual: 80 })
  expect(turnoverOf([grant(1, 200)], [partlyCounted, fullyCounted])).toEqual({ required: 200, actual: 111 })
})

test('only settled stakes count, and only towards grants made before them', () => {
  const grants = [grant(1, 100), grant(5, 50)]
  expect(turnoverOf(grants, [stake(3, 130), stake(6, 20, 'cancelled'), stake(6, 20, 'open')])).toEqual({
    required: 50,
    actual: 0,
  })
})
