import type { Category } from '../../catalogue/catalogue.ts'

export type GamesSettings = {
  games: {
    /** Planned maintenance of vendors, by vendor code, ms. */
    repairs: Record<string, { from: number; until: number }>
    /** Minimum balance for opening a game with real money, minor units. */
    leastBalance: number
    without: readonly string[]
    withoutCategories: readonly Category[]
  }
}

export const gamesSettings = (): GamesSettings => ({
  games: { repairs: {}, leastBalance: 0, without: [], withoutCategories: [] },
})
