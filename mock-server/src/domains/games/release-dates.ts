import { catalogue, type Game } from '../../catalogue/catalogue.ts'

const WEEK = 7 * 86_400_000
/** So many games of a category come each week: one in so many, and never more than that. */
const ONE_IN = 10
const AT_MOST = 30

/** How many games of its category have come since this one did, and whether it came this week; the next week others did. */
export function newnessOf({ addedAt, gameType }: Game, now: number) {
  const { length } = catalogue().byCategory.get(gameType)!
  const perWeek = Math.min(AT_MOST, Math.ceil(length / ONE_IN))
  const newer = (addedAt - 1 + perWeek * Math.floor(now / WEEK)) % length
  return { newer, isNew: newer < perWeek }
}

/** Those of the games that came this week, the newest first. */
export const newestOf = (games: readonly Game[], now: number): Game[] =>
  games
    .map((game) => ({ game, ...newnessOf(game, now) }))
    .filter(({ isNew }) => isNew)
    .sort((one, other) => one.newer - other.newer || one.game.nodeId - other.game.nodeId)
    .map(({ game }) => game)
