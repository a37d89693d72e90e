import { chanceOf, type FinalScore } from '#mock/domains/games/matches.ts'
import { CONTESTS, type Letter } from './contest-kinds.ts'
import type { Fixture, Streams } from './fixture.ts'
import { lineChances } from './lines.ts'
import { meetingOf, numbersAround } from './meetings.ts'

const PART = 15 * 60_000
const PARTS = 3

type FixtureContext = { now: number; random: Streams }

export const contestsAround = (letter: Letter, context: FixtureContext): Fixture[] =>
  numbersAround(CONTESTS[letter], PARTS * PART, context.now).map((number) => contestFixture(letter, number, context))

export function contestFixture(letter: Letter, number: number, { now, random }: FixtureContext): Fixture {
  const kind = CONTESTS[letter]
  const draw = random(kind.sport, number)
  const { startAt, ...meeting } = meetingOf(kind, number, draw)
  const chance = 0.35 + draw.next() * 0.3
  const parts = Array.from({ length: PARTS }, () => draw.next() < chance)
  const score = scoreOf(parts.slice(0, Math.max(0, Math.floor((now - startAt) / PART))))
  return {
    id: `${letter}-${number}`,
    ...meeting,
    startAt,
    endAt: startAt + PARTS * PART,
    ...(now >= startAt && { score }),
    ...pricesOf(chance, score),
  }
}

export function pricesOf(chance: number, score: Score): Pick<Fixture, 'lines' | 'chances'> {
  const lines = { handicap: chance < 0.5 ? 1.5 : -1.5, total: 2.5 }
  const ends = endsOfContest(chance, score)
  const home = chanceOf(ends, (end) => end.home > end.away)
  return { lines, chances: { home, away: 1 - home, ...lineChances(ends, lines) } }
}

type Score = { home: number; away: number }

function endsOfContest(chance: number, { home, away }: Score, weight = 1): FinalScore[] {
  if (home === 2 || away === 2) return [{ home, away, chance: weight }]
  return [
    ...endsOfContest(chance, { home: home + 1, away }, weight * chance),
    ...endsOfContest(chance, { home, away: away + 1 }, weight * (1 - chance)),
  ]
}

export function scoreOf(parts: boolean[]): Score {
  const score = { home: 0, away: 0 }
  for (const isHome of parts) {
    if (score.home === 2 || score.away === 2) break
    score[isHome ? 'home' : 'away']++
  }
  return score
}
