export { tileUrl } from '../art/urls.ts'
import { dealGames } from './games.ts'
import type { Word } from './words.ts'
import { readVendors } from './vendors.ts'
import { createSearch, type GameFilter } from './search.ts'

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
  /** 1 is the newest game of its category. */
  addedAt: number
  supportPlay: boolean
  isGameH5: boolean
  partner: Partner
  isUnderMaintenance: boolean
}

export type Catalogue = {
  /** In menu order. */
  vendors: readonly Vendor[]
  /** In default order, category after category. */
  games: readonly Game[]
  byNodeId: ReadonlyMap<number, Game>
  byCategory: ReadonlyMap<Category, readonly Game[]>
  byVendor: ReadonlyMap<string, readonly Game[]>
  vendorByCode: ReadonlyMap<string, Vendor>
  /** The hot list over all categories, in its own order. */
  hot: readonly Game[]
  /** Games whose title or vendor answers to the text, best first; an empty text keeps the default order. */
  search(text: string, filter?: GameFilter): Game[]
}

let made: Catalogue | undefined

/** Vendors and games of every world. Made at the first call; never changes, so all worlds share it. */
export function catalogue(): Catalogue {
  made ??= createCatalogue()
  return made
}

function createCatalogue(): Catalogue {
  const { vendors, shares } = readVendors()
  const { games, hot } = dealGames(shares)
  let search: ReturnType<typeof createSearch> | undefined
  return {
    vendors,
    games,
    hot,
    byNodeId: new Map(games.map((game) => [game.nodeId, game])),
    byCategory: Map.groupBy(games, (game) => game.gameType),
    byVendor: Map.groupBy(games, (game) => game.vassalage),
    vendorByCode: new Map(vendors.map((vendor) => [vendor.code, vendor])),
    search(text, filter = {}) {
      search ??= createSearch(games, vendors)
      return search(text, filter)
    },
  }
}
