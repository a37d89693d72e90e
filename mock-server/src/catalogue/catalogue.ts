export { tileUrl } from '../art/urls.ts'
export * from './game.ts'
import { createGames } from './games.ts'
import type { Category, Game, Vendor } from './game.ts'
import { readVendors } from './vendors.ts'
import { createSearch, type GameFilter } from './search.ts'

export type Catalogue = {
  /** In menu order. */
  vendors: readonly Vendor[]
  /** In default order, category after category. */
  games: readonly Game[]
  byNodeId: ReadonlyMap<number, Game>
  lobbyNodeIds: ReadonlySet<number>
  byCategory: ReadonlyMap<Category, readonly Game[]>
  byVendor: ReadonlyMap<string, readonly Game[]>
  vendorByCode: ReadonlyMap<string, Vendor>
  hot: readonly Game[]
  /** Finds games by title or vendor, best match first. An empty text keeps the default order. */
  search(text: string, filter?: GameFilter): Game[]
}

let cached: Catalogue | undefined

/** Returns the vendors and games, shared by all worlds. Created at the first call; immutable. */
export function catalogue(): Catalogue {
  cached ??= createCatalogue()
  return cached
}

function createCatalogue(): Catalogue {
  const { vendors, shares } = readVendors()
  const { games, hot } = createGames(shares)
  let search: ReturnType<typeof createSearch> | undefined
  return {
    vendors,
    games,
    hot,
    byNodeId: new Map(games.map((game) => [game.nodeId, game])),
    lobbyNodeIds: new Set(vendors.flatMap(({ lobbies }) => lobbies.map(({ nodeId }) => nodeId))),
    byCategory: Map.groupBy(games, (game) => game.gameType),
    byVendor: Map.groupBy(games, (game) => game.vassalage),
    vendorByCode: new Map(vendors.map((vendor) => [vendor.code, vendor])),
    search(text, filter = {}) {
      search ??= createSearch(games, vendors)
      return search(text, filter)
    },
  }
}
