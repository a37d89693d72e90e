import type { Word } from '../../../src/catalogue/words.ts'
import type { Random } from '../../../src/kernel/random.ts'

/** How it ends: one side wins, or neither. */
export const RESULTS = ['home', 'draw', 'away'] as const
/** A side with its goals ahead or behind, and whether there are more or fewer goals, points, maps or sets than the line. */
export const ON_LINES = ['home-line', 'away-line', 'over', 'under'] as const
export const PICKS = [...RESULTS, ...ON_LINES] as const
export type Pick = (typeof PICKS)[number]
/** Where the lines of a fixture are: what the home side is given, and how many goals, points, maps or sets are the middle. Halves: nothing ends on them. */
export type Lines = { handicap: number; total: number }
export type Sport =
  | 'football'
  | 'basketball'
  | 'tennis'
  | 'badminton'
  | 'volleyball'
  | 'tableTennis'
  | 'billiards'
  | 'martialArts'
  | 'horseRacing'
  | 'motorRacing'
  | 'esports'
/** Something to bet on: who plays whom, how it stands, and how likely each end is. Times in ms. */
export type Fixture = {
  id: string
  sport: Sport
  league: Word
  home: Word
  away: Word
  startAt: number
  endAt: number
  /** What the sport is counted in: goals, points, maps, sets, ... Absent before the start. */
  score?: { home: number; away: number }
  /** The minute of football, the quarter of basketball. */
  minute?: number
  quarter?: number
  lines: Lines
  /** By pick; what cannot happen in this sport is not there. */
  chances: Partial<Record<Pick, number>>
}

export type Streams = (...keys: (string | number)[]) => Random
