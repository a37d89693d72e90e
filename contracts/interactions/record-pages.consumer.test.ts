import { test } from 'vitest'
import { ACCOUNT, GAME, LANGUAGE, NUMEROS, OTHER_GAME, ROUND, withMoney } from '../consumer/examples.ts'
import { operation } from '../consumer/pact.ts'
import { answersByPage } from '../consumer/paging.ts'
import { equal, sum } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const query = { language: LANGUAGE }
const page = { page: 1, size: 1 }
const settled = (nodeId: number, betAmount: number): ProviderState => [
  'a member has a settled bet',
  { account: ACCOUNT, nodeId, betAmount, winAmount: 0 },
]
const bet = (numero: string, bettingContent: string) => ({
  account: ACCOUNT,
  gameId: ROUND.gameId,
  numero,
  bettingContent,
  singleBetPrice: 4.25,
})

const listRngOrders = operation('listRngOrders', {
  query,
  call: (gateway) => gateway.records.listRngOrders(page),
  given: [withMoney, settled(GAME.nodeId, 10.5), settled(OTHER_GAME.nodeId, 4.25)],
})
const listElottSettledOrders = operation('listElottSettledOrders', {
  query,
  call: (gateway) => gateway.records.listElottSettledOrders(page),
  given: [
    withMoney,
    ['a member has a drawn lottery bet', bet(ROUND.numero, '05')],
    ['a member has a drawn lottery bet', bet(NUMEROS.next, '11')],
  ],
})
const listElottUnsettledOrders = operation('listElottUnsettledOrders', {
  query,
  call: (gateway) => gateway.records.listElottUnsettledOrders(page),
  given: [
    withMoney,
    ['a member has an open lottery bet', bet(ROUND.numero, '05')],
    ['a member has an open lottery bet', bet(ROUND.numero, '11')],
  ],
})
const reply = (list: unknown[]) => ({ list, total: equal(2), totalPages: equal(2) })

test('listRngOrders by page', () =>
  answersByPage(listRngOrders, {
    call: (gateway, one) => gateway.records.listRngOrders(one),
    rows: [{ betAmount: sum(4.25) }, { betAmount: sum(10.5) }],
    reply,
  }))

test('listElottSettledOrders by page', () =>
  answersByPage(listElottSettledOrders, {
    call: (gateway, one) => gateway.records.listElottSettledOrders(one),
    rows: [{ betContent: equal('11') }, { betContent: equal('05') }],
    reply,
  }))

test('listElottUnsettledOrders by page', () =>
  answersByPage(listElottUnsettledOrders, {
    call: (gateway, one) => gateway.records.listElottUnsettledOrders(one),
    rows: [{ betContent: equal('11') }, { betContent: equal('05') }],
    reply,
  }))
