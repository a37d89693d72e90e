import { expect, test } from 'vitest'
import { crowdOf, GUESTS } from './guests.tsx'

const PICKS = ['player', 'banker', 'tie']

test('the simulated players of a round are the same for all players, and differ per round', () => {
  expect(crowdOf('10:1', PICKS)).toEqual(crowdOf('10:1', PICKS))
  const rounds = Array.from({ length: 20 }, (_, index) => JSON.stringify(crowdOf(`10:${index}`, PICKS)))
  expect(new Set(rounds).size).toBeGreaterThan(15)
})

test('simulated players place chips while bets are open, on choices of the table', () => {
  for (let index = 0; index < 100; index++)
    for (const { guest, pick, units, at } of crowdOf(`10:${index}`, PICKS)) {
      expect(GUESTS[guest]).toBeDefined()
      expect(PICKS).toContain(pick)
      expect(units).toBeGreaterThan(0)
      expect(at).toBeLessThan(20_000)
    }
})

test('the names of simulated players say that they are bots', () => {
  for (const { vi, en } of GUESTS)
    expect([vi, en]).toEqual([expect.stringMatching(/^Máy /), expect.stringMatching(/^Bot /)])
})
