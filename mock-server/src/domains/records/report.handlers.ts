import { CATEGORIES } from '../../catalogue/game.ts'
import { toDateRange } from '../../kernel/validation/date-range.ts'
import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import { footerOf } from './bet-view.ts'
import type { GrantsService } from '../grants/grants.service.ts'
import { excludedGames } from './excluded-games.ts'
import type { RecordsService } from './records.service.ts'
import { transactionKinds } from './transaction-kinds.ts'

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
