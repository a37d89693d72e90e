import type { Gateway } from '@longan/sdk'
import { expect, test } from 'vitest'
import { ACCOUNT, DAY, GAME, GAME_NAMES, HOUR, LANGUAGE, NOW, withMoney } from '../consumer/examples.ts'
import { answersInBothLanguages, configured } from '../consumer/preconditions.ts'
import values from '../consumer/configuration.json' with { type: 'json' }
import { answersByPage } from '../consumer/paging.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, eachLike, equal, identifier, sum } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const query = { language: LANGUAGE, page: '1', size: '2' }
const page = { page: 1, size: 2 }
const betAt = (at: number, betAmount: number, winAmount: number): ProviderState => [
  'a member has a settled bet',
  { account: ACCOUNT, nodeId: GAME.nodeId, betAmount, winAmount, at },
]
const won = betAt(NOW - HOUR, 10.5, 25.75)
const offered: ProviderState = ['a game is offered', { nodeId: GAME.nodeId, gameName: GAME_NAMES[GAME.nodeId]! }]
const listTransactions = operation('listTransactions', {
  query,
  call: (gateway) => gateway.records.listTransactions(page),
  given: [configured('listTransactionCodes'), offered, withMoney, won],
})

const nameOf = (codeType: string) => values.listTransactionCodes.find((one) => one.codeType === codeType)!
const transaction = (codeType: string, amount: number, balance: number) => ({
  codeType: equal(codeType),
  remark: equal(GAME_NAMES[GAME.nodeId]),
  txId: identifier('T00000042'),
  txTypeId: equal(nameOf(codeType).txTypeId),
  txTypeName: equal(nameOf(codeType).txTypeName),
  txTimeInTimestamp: equal(NOW - HOUR),
  orderNo: identifier('B261120000001'),
  amount: sum(amount),
  currentAvailBalance: sum(balance),
})
const list = [transaction('winning', 25.75, 1_240_847), transaction('betting', -10.5, 1_240_821.25)] as const
const footer = { amount: sum(1_240_847), inAmount: sum(1_240_831.75), outAmount: sum(0), playAmount: sum(15.25) }

test('listTransactions', () =>
  listTransactions.answers({ reply: { list: [...list], total: equal(3), totalPages: equal(2), footer } }))

test('listTransactions 400 request_param_err', () =>
  listTransactions.refuses(400, 'request_param_err', {
    query: { ...query, page: '0' },
    call: (gateway) => gateway.records.listTransactions({ ...page, page: 0 }),
    value: { field: 'page', reason: anyText('must be >= 1') },
  }))

test('listTransactions 401 login.not.session', () => refusals.notSignedIn(listTransactions))
test('listTransactions 401 user.or.token.invalid', () => refusals.ended(listTransactions))
test('listTransactions 503 system.maintenance', () => refusals.closed(listTransactions))

test('listTransactions in both languages', () =>
  answersInBothLanguages(listTransactions, (text) => ({ list: eachLike({ txTypeName: text }) })))

test('listTransactions by page', () =>
  answersByPage(listTransactions, {
    call: (gateway, one) => gateway.records.listTransactions(one),
    rows: [list[0], list[1]],
    reply: (rows) => ({ list: rows }),
  }))

type Filter = NonNullable<Parameters<Gateway['records']['listTransactions']>[0]>
const filtered: [about: string, filter: Filter, amounts: number[]][] = [
  ['of a kind', { codeTypes: 'winning' }, [25.75, 7]],
  ['of two days ago', { startTime: NOW - 3 * DAY, endTime: NOW - DAY }, [7, -4.25]],
  ['since yesterday', { startTime: NOW - DAY, endTime: NOW, codeTypes: 'winning,betting' }, [25.75, -10.5]],
]

test.each(filtered)('listTransactions %s', (about, filter, amounts) =>
  listTransactions.answers({
    about,
    given: [withMoney, betAt(NOW - 2 * DAY, 4.25, 7), won],
    query: { ...query, ...Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)])) },
    call: (gateway) => gateway.records.listTransactions({ ...page, ...filter }),
    reply: { list: amounts.map((amount) => ({ amount: sum(amount) })), total: equal(amounts.length) },
    returns: expect.anything(),
  }),
)
