import type { LocalizedText } from './words.ts'

export const CATEGORIES = ['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const
export type Category = (typeof CATEGORIES)[number]

/** The gateway's gameClassify codes: scratch, video poker, jackpot, table, arcade, bingo, crash. */
export type Classify = 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | 'BG' | 'Crash'

export type SimulatorName = 'slot' | 'fish' | 'table' | 'live' | 'sports' | 'cockfight' | 'lottery'

export type Lobby = { category: Category; gameId: number; nodeId: number; gameCode: 'lobby' }

export type Vendor = {
  /** `vassalage` in requests and responses. */
  code: string
  name: LocalizedText
  accountTypeId: number
  accountTypeName: string
  categories: Category[]
  lobbies: Lobby[]
  mark: string
}

export type Game = {
  nodeId: number
  gameId: number
  gameCode: string
  gameType: Category
  vassalage: string
  names: LocalizedText
  /** Name of the picture: `rng-07` is at /art/tile/rng-07.webp. */
  look: string
  isHot: boolean
  classify?: Classify
  /** Smallest stake, in whole đồng. */
  minBet: number
  /** Pay lines of a slot, 0 elsewhere. */
  minLine: number
  /** Position in the release order of its category, from 1. */
  addedAt: number
  supportPlay: boolean
  isGameH5: boolean
  simulator: SimulatorName
  isUnderMaintenance: boolean
}
