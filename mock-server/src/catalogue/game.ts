import type { Word } from './words.ts'

export const CATEGORIES = ['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const
export type Category = (typeof CATEGORIES)[number]

/** The gateway's gameClassify codes: scratch, video poker, jackpot, table, arcade, bingo, crash. */
export type Classify = 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | 'BG' | 'Crash'

/** The client page that plays a game. */
export type Partner = 'slot' | 'fish' | 'table' | 'live' | 'sports' | 'cockfight' | 'lottery'

/** The entry that opens a vendor's own lobby in one category. */
export type Lobby = { category: Category; gameId: number; nodeId: number; gameCode: 'lobby' }

export type Vendor = {
  /** What the wire calls vassalage. */
  code: string
  name: Word
  accountTypeId: number
  accountTypeName: string
  categories: Category[]
  lobbies: Lobby[]
  /** Address of its round mark. */
  mark: string
}

export type Game = {
  nodeId: number
  gameId: number
  gameCode: string
  gameType: Category
  vassalage: string
  names: Word
  /** Which picture: `rng-07` lives at /art/tile/rng-07.webp. */
  look: string
  isHot: boolean
  classify?: Classify
  /** Smallest stake, in whole đồng. */
  minBet: number
  /** Pay lines of a slot, 0 elsewhere. */
  minLine: number
  /** Its place in the order in which the games of its category come, from 1. */
  addedAt: number
  supportPlay: boolean
  isGameH5: boolean
  partner: Partner
  isUnderMaintenance: boolean
}
