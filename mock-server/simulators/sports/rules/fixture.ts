import type { LocalizedText } from '#mock/catalogue/words.ts'
import type { Random } from '#mock/kernel/world/random.ts'

export const RESULTS = ['home', 'draw', 'away'] as const
export const ON_LINES = ['home-line', 'away-line', 'over', 'under'] as const
export const PICKS = [...RESULTS, ...ON_LINES] as const
export type Pick = (typeof PICKS)[number]
/** The handicap of the home side and the total of goals, points, maps or sets. Both are halves, so that no score equals a line. */
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
/** A fixture to bet on, with its score and the chances of all picks. Times in ms. */
export type Fixture = {
  id: string
  sport: Sport
  league: LocalizedText
  home: LocalizedText
  away: LocalizedText
  startAt: number
  endAt: number
  /** In goals, points, maps, sets, ... Absent before the start. */
  score?: { home: number; away: number }
  minute?: number
  quarter?: number
  lines: Lines
  /** By pick; impossible picks are absent. */
  chances: Partial<Record<Pick, number>>
}

export type Streams = (...keys: (string | number)[]) => Random
