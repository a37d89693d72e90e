import { leagues } from '../../../src/catalogue/teams.ts'
import { word } from '../../../src/catalogue/words.ts'
import type { Fixture, Streams } from './fixture.ts'

const MINUTE = 60_000
const EVERY = 20 * MINUTE
const MAP = 15 * MINUTE
const MAPS = 3
const AHEAD = 6

/** How likely the home side wins a match of three maps that stands so, when it wins a map by `chance`. */
export function winChance(chance: number, home: number, away: number): number {
  if (home === 2) return 1
  if (away === 2) return 0
  return chance * winChance(chance, home + 1, away) + (1 - chance) * winChance(chance, home, away + 1)
}

/** The matches of three maps around `now`. */
export function contestsAround(now: number, random: Streams): Fixture[] {
  const first = Math.ceil((now - MAPS * MAP) / EVERY)
  const last = Math.floor(now / EVERY) + AHEAD
  return Array.from({ length: last - first + 1 }, (_, index) => contestNumbered(first + index, { now, random }))
}

/** One of them as it stands at `now`. */
export function contestNumbered(number: number, { now, random }: { now: number; random: Streams }): Fixture {
  const draw = random('esports', number)
  const teams = leagues()[3 + (number % 2)]!.teams
  const home = draw.int(teams.length)
  const away = (home + 1 + draw.int(teams.length - 1)) % teams.length
  const chance = 0.35 + draw.next() * 0.3
  const startAt = number * EVERY
  const maps = Array.from({ length: MAPS }, () => draw.next() < chance)
  const score = scoreOf(maps.slice(0, Math.max(0, Math.floor((now - startAt) / MAP))))
  const wins = winChance(chance, score.home, score.away)
  return {
    id: `e-${number}`,
    league: word('Giải Đấu Trường=Arena League'),
    home: teams[home]!.name,
    away: teams[away]!.name,
    startAt,
    endAt: startAt + MAPS * MAP,
    ...(now >= startAt && { score }),
    chances: { home: wins, away: 1 - wins },
  }
}

/** Maps won; nobody plays on when somebody has two. */
export function scoreOf(maps: boolean[]) {
  const score = { home: 0, away: 0 }
  for (const isHome of maps) {
    if (score.home === 2 || score.away === 2) break
    score[isHome ? 'home' : 'away']++
  }
  return score
}
