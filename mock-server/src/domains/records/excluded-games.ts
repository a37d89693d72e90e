import { catalogue, type Game } from '../../catalogue/catalogue.ts'
import { fold } from '../../catalogue/fold.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import type { ExcludedGames } from '../grants/grants.service.ts'

type ExcludedGamesQuery = { vassalage?: string; gameType?: string; gameName?: string; page?: number; size?: number }

export function excludedGames(
  rules: readonly ExcludedGames[],
  { vassalage, gameType, gameName, page = 1, size = 13 }: ExcludedGamesQuery,
  language: Language,
) {
  const matches = (game: Game) =>
    (!vassalage || game.vassalage === vassalage) &&
    (!gameType || game.gameType === gameType) &&
    (!gameName || fold(game.names[language]).includes(fold(gameName)))
  const rowsOf = (rule: ExcludedGames) =>
    (catalogue().byVendor.get(rule.vassalage) ?? [])
      .filter((game) => game.gameType === rule.gameType && matches(game))
      .map(({ names }) => ({ gameName: names[language], ...rule }))
  const { rows, total, totalPages } = pageOf(rules.flatMap(rowsOf), { page, size })
  return { dataList: rows, totalPages, totalCount: total }
}
