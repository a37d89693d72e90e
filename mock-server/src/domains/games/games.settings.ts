import type { Category } from '../../catalogue/catalogue.ts'

/** The operator's settings for games. */
export type GamesSettings = {
  games: {
    /** Planned maintenance of vendors, by vendor code, ms. */
    repairs: Record<string, { from: number; until: number }>
    /** Minimum balance for opening a game with real money, minor units. */
    leastBalance: number
    /** Codes of vendors that this site does not offer. */
    without: string[]
    /** Categories that this site does not offer. */
    withoutCategories: Category[]
  }
}

export const gamesSettings = (): GamesSettings => ({
  games: { repairs: {}, leastBalance: 0, without: [], withoutCategories: [] },
})
