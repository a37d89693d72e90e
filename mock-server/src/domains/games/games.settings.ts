import type { Category } from '../../catalogue/catalogue.ts'

/** What an operator can switch about games. */
export type GamesSettings = {
  games: {
    /** When whole vendors are being repaired, by their codes, ms. */
    repairs: Record<string, { from: number; until: number }>
    /** Whoever has less than this cannot open a game for money; minor units. */
    leastBalance: number
    /** Vendors this site has no contract with, by their codes: neither they nor their games are there. */
    without: string[]
    /** Categories that no vendor has here. */
    withoutCategories: Category[]
  }
}

export const gamesSettings = (): GamesSettings => ({
  games: { repairs: {}, leastBalance: 0, without: [], withoutCategories: [] },
})
