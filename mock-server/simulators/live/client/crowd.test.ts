import { expect, test } from 'vitest'
import { crowdOf, GUESTS } from './crowd.ts'

const PICKS = ['player', 'banker', 'tie']

test('the guests of a round are the same for everybody, and others in the next', () => {
  expect(crowdOf('10:1', PICKS)).toEqual(crowdOf('10:1', PICKS))
  const rounds = Array.from({ length: 20 }, (_, index) => JSON.stringify(crowdOf(`10:${index}`, PICKS)))
  expect(new Set(rounds).size).toBeGreaterThan(15)
})

test('guests lay their chips while bets are taken, on choices of the table', () => {
  for (let index = 0; index < 100; index++)
    for (const { guest, pick, units, at } of crowdOf(`10:${index}`, PICKS)) {
      expect(GUESTS[guest]).toBeDefined()
      expect(PICKS).toContain(pick)
      expect(units).toBeGreaterThan(0)
      expect(at).toBeLessThan(20_000)
    }
})

test('the names of guests say that they are machines', () => {
  for (const { vi, en } of GUESTS)
    expect([vi, en]).toEqual([expect.stringMatching(/^Máy /), expect.stringMatching(/^Bot /)])
})
