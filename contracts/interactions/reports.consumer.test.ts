import type { Gateway } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, DAY, LANGUAGE, NOW, withMoney } from '../consumer/examples.ts'
import { answersInBothLanguages, answersAsConfigured } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, eachLike, equal, identifier, integer, listWith, someText, sum } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const query = { language: LANGUAGE }
const staked = (gameType: string, betAmount: number): ProviderState => [
  'a member has staked',
  { account: ACCOUNT, gameType, betAmount, settledAt: NOW - DAY },
]
const given = [withMoney, staked('FISH', 10.5), staked('PVP', 4.25), staked('LOTT', 7)]
type Ask = (gateway: Gateway, period: { endDate?: number; startDate?: number }) => Promise<unknown>
const forms: [id: string, rows: [string, number][], ask: Ask][] = [
  [
    'getPersonalProfitAndLoss',
    [
      ['FISH', 10.5],
      ['PVP', 4.25],
      ['LOTT', 7],
    ],
    (gateway, period) => gateway.records.getProfitAndLoss(period),
  ],
  ['getLotteryProfitAndLoss', [['LOTT', 7]], (gateway, period) => gateway.records.getLotteryProfitAndLoss(period)],
  [
    'getPvpFishProfitAndLoss',
    [
      ['PVP', 4.25],
      ['FISH', 10.5],
    ],
    (gateway, period) => gateway.records.getPvpFishProfitAndLoss(period),
  ],
]
const reports = forms.map(([id, rows, ask]) => ({
  id,
  rows,
  ask,
  one: operation(id, { query, call: (gateway) => ask(gateway, {}), given }),
}))
const codes = operation('listTransactionCodes', { call: (gateway) => gateway.records.listTransactionCodes() })
const page = { page: '1', size: '13' }
const excluded = operation('listExcludedTurnover', {
  query: page,
  call: (gateway) => gateway.records.listExcludedTurnover({ page: 1, size: 13 }),
})
const all = [...reports.map(({ one }) => one), codes, excluded]

const sums = (bets: number, amount: number) => ({
  betAmount: sum(amount),
  winAmount: sum(amount),
  validBetAmount: sum(amount),
  profitAndLoss: sum(0),
  totalHands: equal(bets),
})
test.each(reports)('$id', ({ one, rows }) =>
  one.answers({
    reply: {
      list: rows.map(([category, amount]) => ({ productType: equal(category), ...sums(1, amount) })),
      footer: sums(
        rows.length,
        rows.reduce((total, [, amount]) => total + amount, 0),
      ),
    },
  }),
)
test.each(reports)('$id 400 request_param_err', ({ one, ask }) =>
  one.refuses(400, 'request_param_err', {
    query: { ...query, startDate: String(NOW), endDate: String(NOW - DAY) },
    call: (gateway) => ask(gateway, { startDate: NOW, endDate: NOW - DAY }),
    value: { field: 'endDate', reason: anyText('is before the start') },
  }),
)
test('listTransactionCodes', () =>
  codes.answers({
    reply: eachLike({ codeType: identifier('betting'), txTypeId: integer(8202), txTypeName: someText('Đặt cược') }),
  }))
const rule = { vassalage: 'WGB', gameType: 'COCKFIGHT', excludeTurnover: 40 }
test('listExcludedTurnover', () =>
  excluded.answers({
    given: [['games count for less', rule]],
    reply: {
      dataList: eachLike({
        gameName: someText('Đá Gà Sông Tiền'),
        gameType: equal(rule.gameType),
        vassalage: equal(rule.vassalage),
        excludeTurnover: equal(rule.excludeTurnover),
      }),
      totalPages: equal(1),
      totalCount: integer(8),
    },
  }))
test('listExcludedTurnover 400 request_param_err', () =>
  excluded.refuses(400, 'request_param_err', {
    query: { ...page, page: '0' },
    call: (gateway) => gateway.records.listExcludedTurnover({ page: 0, size: 13 }),
    value: { field: 'page', reason: anyText('must be >= 1') },
  }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('listTransactionCodes in both languages', () =>
  answersInBothLanguages(codes, (text) => listWith({ txTypeName: text })))

test('listTransactionCodes as configured', () => answersAsConfigured(codes))
