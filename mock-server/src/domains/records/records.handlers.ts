import type { Caller } from '../../kernel/caller.ts'
import type { HandlerCall, Handlers, Value } from '../../kernel/http.ts'
import type { StatementLine } from '../../kernel/ledger.ts'
import { type Language, languageOf } from '../../kernel/language.ts'
import { toDecimal } from '../../kernel/money.ts'
import { pageOf } from '../../kernel/paging.ts'
import type { LotteryService } from '../lottery/lottery.service.ts'
import type { Wager } from '../wagers/wagers.service.ts'
import { asBet, footerOf } from './bet-view.ts'
import { rangeOf } from '../../kernel/date-range.ts'
import { asLotteryBet, PRIZE_MODES } from './lottery-bet-view.ts'
import type { RecordsService } from './records.service.ts'
import { kindOf } from './transaction-kinds.ts'

type Records = 'listTransactions' | 'listRngOrders' | 'listElottSettledOrders' | 'listElottUnsettledOrders'
type Needs = { records: RecordsService; lottery: LotteryService }
type LotteryCall = Pick<HandlerCall<'listElottSettledOrders'>, 'query' | 'member' | 'language' | 'world'>
type LotteryQuery = LotteryCall['query']
type BetQuery = Pick<LotteryQuery, 'startDate' | 'endDate' | 'accountType' | 'orderNoSearch' | 'subordinateName'>

const PAGE = 13

const listed = (csv: string | undefined) => (csv ? csv.split(',').filter(Boolean) : [])

/** Nobody has downlines yet, so only the own name finds anything. */
const isOwn = (name: string | undefined, { account }: Caller) => !name || name.toLowerCase() === account.toLowerCase()

export const recordsHandlers = ({ records, lottery }: Needs): Handlers<Records> => {
  function betsOf(
    { query, member, world }: { query: BetQuery; member(): Caller; world: HandlerCall['world'] },
    status: number | undefined,
    matches: (wager: Wager) => boolean,
  ) {
    const range = rangeOf({ start: query.startDate, end: query.endDate }, world.clock.now(), 'endDate')
    if (!isOwn(query.subordinateName, member())) return []
    const filter = { range, vendor: query.accountType, orderPart: query.orderNoSearch, status }
    return records.bets(member().id, filter, matches)
  }

  const lotteryBets = (call: LotteryCall, isSettled: boolean) => {
    const isWanted = (wager: Wager) => isLotteryBet(wager, call.query) && (wager.state !== 'open') === isSettled
    const bets = betsOf(call, call.query.status, isWanted)
    return betPage(bets, call, (wager, viewer) => asLotteryBet(wager, { ...viewer, lottery }))
  }

  return {
    listTransactions({ query, member, language, world }) {
      const range = rangeOf({ start: query.startTime, end: query.endTime }, world.clock.now(), 'endTime')
      const filter = { range, codeTypes: listed(query.codeTypes), txTypeIds: listed(query.txTypeIds).map(Number) }
      const lines = records.transactions(member().id, filter).filter(() => isOwn(query.subordinateName, member()))
      const { rows, total, totalPages } = pageOf(lines, { page: query.page ?? 1, size: query.size ?? PAGE })
      const viewer = { language: languageOf(query.language, language), customer: member().account }
      const amount = toDecimal(lines.reduce((sum, line) => sum + line.amount, 0))
      return { list: rows.map((line) => asTransaction(line, viewer)), total, totalPages, footer: { amount } }
    },
    listRngOrders(call) {
      const status = call.query.status ?? call.query.winLossDraw
      const bets = betsOf(call, status, ({ gameType, state }) => gameType === 'RNG' && state !== 'open')
      return betPage(bets, call, asBet)
    },
    listElottSettledOrders: (call) => lotteryBets(call, true),
    listElottUnsettledOrders: (call) => lotteryBets(call, false),
  }
}

type Viewer = { language: Language; customer: string }
type Paged = {
  query: { page?: number; size?: number; language?: string }
  member(): Caller
  language: Language
}

function betPage<Row>(bets: Wager[], call: Paged, view: (wager: Wager, viewer: Viewer) => Row) {
  const { rows, total, totalPages } = pageOf(bets, { page: call.query.page ?? 1, size: call.query.size ?? PAGE })
  const viewer = { language: languageOf(call.query.language, call.language), customer: call.member().account }
  return { list: rows.map((wager) => view(wager, viewer)), total, totalPages, footer: footerOf(bets) }
}

const isLotteryBet = ({ gameType, gameCode, vassalage, lottery, id }: Wager, query: LotteryQuery) =>
  gameType in PRIZE_MODES &&
  (query.gameId === undefined || lottery?.gameId === query.gameId) &&
  (!query.gameCode || gameCode === query.gameCode) &&
  (!query.numero || lottery?.numero === query.numero) &&
  (query.prizeModeId === undefined || PRIZE_MODES[gameType] === query.prizeModeId) &&
  (!query.productCode || vassalage === query.productCode) &&
  (!query.orderNo || id === query.orderNo) &&
  query.chase !== true

function asTransaction(
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
