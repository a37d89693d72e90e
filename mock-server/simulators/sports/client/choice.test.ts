import { expect, test } from 'vitest'
import type { OfferOnWire, Sport } from '../rules/sports.routes.ts'
import { chosenOf, everything, leaguesOf, sportNamed, sportsOf } from './choice.ts'

const word = (text: string) => ({ vi: text, en: text })
const offer = (id: string, { sport = 'football', ...more }: { sport?: Sport } & Partial<OfferOnWire>) =>
  ({
    id,
    sport,
    league: word('Coast'),
    home: word('Hải Đăng'),
    away: word('Sóng Cả'),
    odds: { home: 2 },
    ...more,
  }) as OfferOnWire

const score = { home: 0, away: 0 }
const offers = [
  offer('late', { startAt: 3000 }),
  offer('soon', { startAt: 2000, league: word('Delta'), home: word('Lúa Non') }),
  offer('over', { startAt: 800, score, odds: {} }),
  offer('live', { startAt: 1000, score }),
  offer('set', { startAt: 900, score, sport: 'tennis', league: word('Golden Racket') }),
]
const ids = (choice: Partial<typeof everything>) =>
  chosenOf(offers, { ...everything, ...choice }, 'vi').map(({ id }) => id)

test('what is being played comes first, what is decided after it, then what begins first', () => {
  expect(ids({})).toEqual(['set', 'live', 'over', 'soon', 'late'])
})

test('matches are chosen by sport, by time, by league and by the name of a team, however it is typed', () => {
  expect(ids({ sport: 'tennis' })).toEqual(['set'])
  expect(ids({ time: 'live' })).toEqual(['set', 'live', 'over'])
  expect(ids({ time: 'upcoming', league: 'Delta' })).toEqual(['soon'])
  expect(ids({ search: ' lua NON' })).toEqual(['soon'])
  expect(ids({ sport: 'tennis', time: 'upcoming' })).toEqual([])
})

test('leagues are those of the sport that is chosen', () => {
  expect(sportsOf(offers)).toEqual(['football', 'tennis'])
  expect(leaguesOf(offers, 'tennis')).toEqual([word('Golden Racket')])
  expect(leaguesOf(offers, 'all')).toHaveLength(3)
})

test('a game opens the sport that its name speaks of', () => {
  const sports: Sport[] = ['football', 'tennis', 'tableTennis', 'horseRacing']
  const named = ['Tennis Online', 'Virtual Horse Racing', 'Summer Table Tennis', 'FB Sports'].map((en) =>
    sportNamed({ en }, sports),
  )
  expect(named).toEqual(['tennis', 'horseRacing', 'tableTennis', 'all'])
})
