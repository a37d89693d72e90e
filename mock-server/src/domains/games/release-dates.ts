import { catalogue, type Game } from '../../catalogue/catalogue.ts'

const WEEK = 7 * 86_400_000
const WEEKLY_DIVISOR = 10
const MAX_PER_WEEK = 30

export function releaseRankOf({ addedAt, gameType }: Game, now: number) {
  const { length } = catalogue().byCategory.get(gameType)!
  const perWeek = Math.min(MAX_PER_WEEK, Math.ceil(length / WEEKLY_DIVISOR))
  const newer = (addedAt - 1 + perWeek * Math.floor(now / WEEK)) % length
  return { newer, isNew: newer < perWeek }
}

export const newestOf = (games: readonly Game[], now: number): Game[] =>
  games
    .map((game) => ({ game, ...releaseRankOf(game, now) }))
    .filter(({ isNew }) => isNew)
    .sort((one, other) => one.newer - other.newer || one.game.nodeId - other.game.nodeId)
    .map(({ game }) => game)
