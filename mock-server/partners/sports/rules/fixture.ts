import type { Word } from '../../../src/catalogue/words.ts'
import type { Random } from '../../../src/kernel/random.ts'

export const PICKS = ['home', 'draw', 'away'] as const
export type Pick = (typeof PICKS)[number]
/** Something to bet on: who plays whom, how it stands, and how likely each end is. Times in ms. */
export type Fixture = {
  id: string
  league: Word
  home: Word
  away: Word
  startAt: number
  endAt: number
  /** Goals, or maps; absent before the start. */
  score?: { home: number; away: number }
  minute?: number
  /** By pick; what cannot happen in this sport is not there. */
  chances: Partial<Record<Pick, number>>
}

export type Streams = (...keys: (string | number)[]) => Random
