import { catalogue, type Game } from '../../catalogue/catalogue.ts'
import { fold } from '../../catalogue/fold.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import { CATEGORIES } from '../../catalogue/game.ts'
import { toDateRange } from '../../kernel/validation/inputs.ts'
import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import { footerOf } from './bet-view.ts'
import type { GrantsService, ExcludedGames } from '../grants/grants.service.ts'
import type { RecordsService } from './records.service.ts'
import { transactionKinds } from './transaction-kinds.ts'

type ExcludedGamesQuery = { vassalage?: string; gameType?: string; gameName?: string; page?: number; size?: number }

function excludedGames(
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

type Operations =
  | 'listTransactionCodes'
  | 'getPersonalProfitAndLoss'
  | 'getLotteryProfitAndLoss'
  | 'getPvpFishProfitAndLoss'
  | 'listExcludedTurnover'
type Dependencies = { records: RecordsService; grants: GrantsService }
type Call = Pick<HandlerCall<'getPersonalProfitAndLoss'>, 'query' | 'member' | 'world'>

export const reportHandlers = ({ records, grants }: Dependencies): Handlers<Operations> => {
  const report = (categories: readonly string[]) => (call: Call) => {
    const { startDate, endDate, accountType } = call.query
    const range = toDateRange({ start: startDate, end: endDate }, call.world.clock.now(), 'endDate')
    const bets = records.bets(call.member().id, { range, vendor: accountType }, ({ gameType, state }) => {
      return state !== 'open' && categories.includes(gameType)
    })
    const rows = categories.map((category) => ({
      category,
      settledBets: bets.filter(({ gameType }) => gameType === category),
    }))
    const list = rows
      .filter(({ settledBets }) => settledBets.length > 0)
      .map(({ category, settledBets }) => ({ productType: category, ...footerOf(settledBets) }))
    return { list, footer: footerOf(bets) }
  }

  return {
    listTransactionCodes: ({ language, member }) => {
      member()
      return transactionKinds().map(({ id, codeType, names }) => ({
        codeType,
        txTypeId: id,
        txTypeName: names[language],
      }))
    },
    getPersonalProfitAndLoss: report(CATEGORIES),
    getLotteryProfitAndLoss: report(['LOTT', 'ELOTT']),
    getPvpFishProfitAndLoss: report(['PVP', 'FISH']),
    listExcludedTurnover({ member, query, language }) {
      member()
      return excludedGames(grants.excluded(), query, language)
    },
  }
}
