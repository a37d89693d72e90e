import { expect, test } from 'vitest'
import type { OfferResponse, Sport } from '../rules/sports.simulator.ts'
import { filterOffers, ALL_MATCHES, leaguesOf, findSport, sportsOf } from './choice.ts'

const word = (text: string) => ({ vi: text, en: text })
const offer = (id: string, { sport = 'football', ...more }: { sport?: Sport } & Partial<OfferResponse>) =>
  ({
    id,
    sport,
    league: word('Coast'),
    home: word('Hải Đăng'),
    away: word('Sóng Cả'),
    odds: { home: 2 },
    ...more,
  }) as OfferResponse

const score = { home: 0, away: 0 }
const offers = [
  offer('late', { startAt: 3000 }),
  offer('soon', { startAt: 2000, league: word('Delta'), home: word('Lúa Non') }),
  offer('over', { startAt: 800, score, odds: {} }),
  offer('live', { startAt: 1000, score }),
  offer('set', { startAt: 900, score, sport: 'tennis', league: word('Golden Racket') }),
]
const ids = (filter: Partial<typeof ALL_MATCHES>) =>
  filterOffers(offers, { ...ALL_MATCHES, ...filter }, 'vi').map(({ id }) => id)

test('live matches come first, decided ones after them, then upcoming ones by start', () => {
  expect(ids({})).toEqual(['set', 'live', 'over', 'soon', 'late'])
})

test('matches are filtered by sport, time, league and team name, with or without diacritics', () => {
  expect(ids({ sport: 'tennis' })).toEqual(['set'])
  expect(ids({ time: 'live' })).toEqual(['set', 'live', 'over'])
  expect(ids({ time: 'upcoming', league: 'Delta' })).toEqual(['soon'])
  expect(ids({ search: ' lua NON' })).toEqual(['soon'])
  expect(ids({ sport: 'tennis', time: 'upcoming' })).toEqual([])
})

test('leagues are those of the selected sport', () => {
  expect(sportsOf(offers)).toEqual(['football', 'tennis'])
  expect(leaguesOf(offers, 'tennis')).toEqual([word('Golden Racket')])
  expect(leaguesOf(offers, 'all')).toHaveLength(3)
})

test('a game opens the sport in its name', () => {
  const sports: Sport[] = ['football', 'tennis', 'tableTennis', 'horseRacing']
  const named = ['Tennis Online', 'Virtual Horse Racing', 'Summer Table Tennis', 'FB Sports'].map((en) =>
    findSport({ en }, sports),
  )
  expect(named).toEqual(['tennis', 'horseRacing', 'tableTennis', 'all'])
})
