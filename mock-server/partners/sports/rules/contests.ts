import { leagues } from '../../../src/catalogue/teams.ts'
import { type Word, words } from '../../../src/catalogue/words.ts'
import { chanceOf, type End } from '../../../src/domains/games/football.ts'
import type { Fixture, Sport, Streams } from './fixture.ts'
import { lineChances } from './lines.ts'

const MINUTE = 60_000
const EVERY = 20 * MINUTE
/** How long a map lasts, and a set. */
const PART = 15 * MINUTE
const PARTS = 3
const AHEAD = 4

type Kind = { sport: Sport; leagues: Word[]; sides(): Word[] }
const clubs = (league: number) => () => leagues()[league]!.teams.map(({ name }) => name)
const SQUADS = words(
  'Rồng Lửa=Fire Dragons;Sói Tuyết=Snow Wolves;Cú Đêm=Night Owls;Bọ Thép=Steel Beetles;Sấm Xanh=Blue Thunder;Mèo Mun=Black Cats;Sao Băng=Shooting Stars;Cá Mập Máy=Robo Sharks',
)

/** What is played to two wins of three, by the letter of its fixtures: e-sports by maps, the others by sets. All of it invented. */
export const CONTESTS = {
  t: { sport: 'tennis', leagues: words('Cúp Vợt Vàng=Golden Racket Cup'), sides: clubs(0) },
  b: { sport: 'badminton', leagues: words('Giải Cầu Lông Liên Phố=City Badminton League'), sides: clubs(1) },
  v: { sport: 'volleyball', leagues: words('Giải Bóng Chuyền Bãi Biển=Beach Volleyball Tour'), sides: clubs(2) },
  e: {
    sport: 'esports',
    leagues: words('Giải Đấu Trường=Arena League;Cúp Ngân Hà=Galaxy Cup'),
    sides: () => SQUADS,
  },
} as const satisfies Record<string, Kind>
export type Letter = keyof typeof CONTESTS

type Moment = { now: number; random: Streams }

/** The contests of a kind around `now`. */
export function contestsAround(letter: Letter, { now, random }: Moment): Fixture[] {
  const first = Math.ceil((now - PARTS * PART) / EVERY)
  const last = Math.floor(now / EVERY) + AHEAD
  return Array.from({ length: last - first + 1 }, (_, index) => contestNumbered(letter, first + index, { now, random }))
}

/** One of them as it stands at `now`. */
export function contestNumbered(letter: Letter, number: number, { now, random }: Moment): Fixture {
  const kind: Kind = CONTESTS[letter]
  const draw = random(kind.sport, number)
  const sides = kind.sides()
  const home = draw.int(sides.length)
  const away = (home + 1 + draw.int(sides.length - 1)) % sides.length
  const chance = 0.35 + draw.next() * 0.3
  const startAt = number * EVERY
  const parts = Array.from({ length: PARTS }, () => draw.next() < chance)
  const score = scoreOf(parts.slice(0, Math.max(0, Math.floor((now - startAt) / PART))))
  return {
    id: `${letter}-${number}`,
    sport: kind.sport,
    league: kind.leagues[number % kind.leagues.length]!,
    home: sides[home]!,
    away: sides[away]!,
    startAt,
    endAt: startAt + PARTS * PART,
    ...(now >= startAt && { score }),
    ...pricesOf(chance, score),
  }
}

/** The lines of a contest, the same from long before it until its end, and how likely each pick comes true. */
export function pricesOf(chance: number, score: Score): Pick<Fixture, 'lines' | 'chances'> {
  const lines = { handicap: chance < 0.5 ? 1.5 : -1.5, total: 2.5 }
  const ends = endsOfContest(chance, score)
  const home = chanceOf(ends, (end) => end.home > end.away)
  return { lines, chances: { home, away: 1 - home, ...lineChances(ends, lines) } }
}

type Score = { home: number; away: number }

/** How what stands so may end, and how likely, when the home side wins a map, or a set, by `chance`. */
function endsOfContest(chance: number, { home, away }: Score, weight = 1): End[] {
  if (home === 2 || away === 2) return [{ home, away, chance: weight }]
  return [
    ...endsOfContest(chance, { home: home + 1, away }, weight * chance),
    ...endsOfContest(chance, { home, away: away + 1 }, weight * (1 - chance)),
  ]
}

/** Maps or sets won; nobody plays on when somebody has two. */
export function scoreOf(parts: boolean[]): Score {
  const score = { home: 0, away: 0 }
  for (const isHome of parts) {
    if (score.home === 2 || score.away === 2) break
    score[isHome ? 'home' : 'away']++
  }
  return score
}
