import type { HandlerCall, Handlers, Value } from '../../kernel/http/http.ts'
import type { StatementLine, TransactionType } from '../../kernel/money/ledger.ts'
import { languageOf } from '../../kernel/validation/language.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import type { TreeService } from '../agent/tree.service.ts'
import type { GrantsService } from '../grants/grants.service.ts'
import type { LotteryBetsService } from '../lottery/lottery-bets.service.ts'
import type { LotteryService } from '../lottery/lottery.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { Wager } from '../wagers/wagers.service.ts'
import { createBetPages, createOwnerLookup, PAGE_SIZE, type Viewer } from './bet-book.ts'
import { toDateRange } from '../../kernel/validation/inputs.ts'
import { toLotteryBet, PRIZE_MODES } from './lottery-bet-view.ts'
import { orderHandlers } from './order.handlers.ts'
import type { RecordsService } from './records.service.ts'
import { reportHandlers } from './report.handlers.ts'
import { kindOf } from './transaction-kinds.ts'

type Dependencies = {
  records: RecordsService
  lottery: LotteryService
  lotteryBets: LotteryBetsService
  tree: TreeService
  system: SystemService
  grants: GrantsService
}
type LotteryCall = Pick<HandlerCall<'listElottSettledOrders'>, 'query' | 'member' | 'language' | 'world'>
type LotteryQuery = LotteryCall['query']

const NO_MEMBER_ID = -1

const parseList = (csv: string | undefined) => (csv ? csv.split(',').filter(Boolean) : [])

export const recordsHandlers = (dependencies: Dependencies) => ({
  ...moneyHandlers(dependencies),
  ...orderHandlers(dependencies),
  ...lotteryHandlers(dependencies),
  ...reportHandlers(dependencies),
})

const moneyHandlers = (dependencies: Dependencies): Handlers<'listTransactions'> => ({
  listTransactions({ query, member, language, world }) {
    const range = toDateRange({ start: query.startTime, end: query.endTime }, world.clock.now(), 'endTime')
    const filter = { range, codeTypes: parseList(query.codeTypes), txTypeIds: parseList(query.txTypeIds).map(Number) }
    const owner = createOwnerLookup(dependencies, 'AGEDOWNTRANS3')(member(), query.subordinateName)
    const lines = dependencies.records.transactions(owner?.id ?? NO_MEMBER_ID, filter)
    const { rows, total, totalPages } = pageOf(lines, { page: query.page ?? 1, size: query.size ?? PAGE_SIZE })
    const viewer = { language: languageOf(query.language, language), customer: owner?.account ?? '' }
    return { list: rows.map((line) => toTransaction(line, viewer)), total, totalPages, footer: sumsOf(lines) }
  },
})

const lotteryHandlers = (
  dependencies: Dependencies,
): Handlers<'listElottSettledOrders' | 'listElottUnsettledOrders'> => {
  const { lottery, lotteryBets } = dependencies
  const book = createBetPages(dependencies)
  const bets = (call: LotteryCall, isSettled: boolean) =>
    book.page(call, {
      status: call.query.status,
      matches: (wager) => isLotteryBet(wager, call.query) && (wager.state !== 'open') === isSettled,
      view: (wager, viewer) => toLotteryBet(wager, { ...viewer, lottery, lotteryBets }),
    })
  return {
    listElottSettledOrders: (call) => bets(call, true),
    listElottUnsettledOrders: (call) => bets(call, false),
  }
}

const isLotteryBet = ({ gameType, gameCode, vassalage, lottery, id }: Wager, query: LotteryQuery) =>
  gameType in PRIZE_MODES &&
  (query.gameId === undefined || lottery?.gameId === query.gameId) &&
  (!query.gameCode || gameCode === query.gameCode) &&
  (!query.numero || lottery?.numero === query.numero) &&
  (query.prizeModeId === undefined || PRIZE_MODES[gameType] === query.prizeModeId) &&
  (!query.productCode || vassalage === query.productCode) &&
  (!query.orderNo || id === query.orderNo) &&
  (query.chase === undefined || (lottery?.chase ?? false) === query.chase)

function toTransaction(
  { transaction, amount, balance }: StatementLine,
  { language, customer }: Viewer,
): Value<'listTransactions'>['list'][number] {
  const { id, type, at, orderNo, remark } = transaction
  const kind = kindOf(type)
  return {
    txId: id,
    txTypeId: kind.id,
    txTypeName: kind.names[language],
    codeType: kind.codeType,
    txTime: at,
    txTimeInTimestamp: at,
    orderNo,
    remark,
    amount: toDecimal(amount),
    currentAvailBalance: toDecimal(balance),
    customerName: customer,
  }
}

/** Movements of play. A refund is one, because it returns a stake. */
const PLAY_TYPES: ReadonlySet<TransactionType> = new Set(['betting', 'winning', 'refund'])

function sumsOf(lines: readonly StatementLine[]) {
  const sums = { amount: 0, inAmount: 0, outAmount: 0, playAmount: 0 }
  for (const { amount, transaction } of lines) {
    sums.amount += amount
    sums[columnOf(transaction.type, amount)] += amount
  }
  const { amount, inAmount, outAmount, playAmount } = sums
  return {
    amount: toDecimal(amount),
    inAmount: toDecimal(inAmount),
    outAmount: toDecimal(outAmount),
    playAmount: toDecimal(playAmount),
  }
}

function columnOf(type: TransactionType, amount: number) {
  if (PLAY_TYPES.has(type)) return 'playAmount'
  return amount > 0 ? 'inAmount' : 'outAmount'
}
