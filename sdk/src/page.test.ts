import { expect, expectTypeOf, test } from 'vitest'
import type { BetRecord, Page } from './index.ts'
import { failureOf, queryOf, refusal, scriptedGateway, success } from './testing.ts'

const row = (orderNo: string) => ({ orderNo })
const page = (orders: string[], totalPages: number) =>
  success({ list: orders.map(row), total: 5, totalPages, footer: { betAmount: 9 } })
const pageOf = (orders: string[]) => page(orders, 3)

async function rowsOf<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = []
  for await (const one of rows) all.push(one)
  return all
}

test('a list is a page of rows, with its number, the total and the sums', async () => {
  const { gateway } = scriptedGateway([pageOf(['a', 'b'])])

  const read = await gateway.records.listRngOrders({ size: 2 })

  expectTypeOf(read).toExtend<Page<BetRecord, unknown>>()
  expectTypeOf(read.footer.betAmount).toEqualTypeOf<number>()
  expect(read).toEqual({
    items: [row('a'), row('b')],
    page: 1,
    hasNext: true,
    total: 5,
    footer: { betAmount: 9 },
  })
})

test('the rows of all pages come one by one, and a page is only read when its rows are due', async () => {
  const { gateway, requests } = scriptedGateway([pageOf(['a', 'b']), pageOf(['c', 'd']), pageOf(['e'])])
  const seen: [string, number][] = []

  for await (const { orderNo } of gateway.records.listRngOrders({ size: 2, status: 1 }))
    seen.push([orderNo, requests.length])

  expect(seen).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 2],
    ['d', 2],
    ['e', 3],
  ])
  expect(requests.map(queryOf)).toEqual([
    { language: 'VI', size: '2', status: '1' },
    { language: 'VI', size: '2', status: '1', page: '2' },
    { language: 'VI', size: '2', status: '1', page: '3' },
  ])
})

test('rows begin with the page that was asked for, and leaving the loop reads no other', async () => {
  const { gateway, requests } = scriptedGateway([pageOf(['c', 'd'])])

  for await (const { orderNo } of gateway.records.listRngOrders({ page: 2 })) if (orderNo === 'd') break

  expect(requests.map((request) => queryOf(request).page)).toEqual(['2'])
})

test('a gateway that promises more pages than it has does not keep the loop going', async () => {
  const { gateway, requests } = scriptedGateway([page(['a'], 9), page([], 9)])

  expect(await rowsOf(gateway.records.listRngOrders())).toEqual([row('a')])
  expect(requests).toHaveLength(2)
})

test('a page that is refused ends the loop with its error', async () => {
  const { gateway } = scriptedGateway([
    pageOf(['a']),
    Response.json({ success: false, errorCode: 'login.not.session' }, { status: 401 }),
  ])

  await expect(rowsOf(gateway.records.listRngOrders())).rejects.toMatchObject({ code: 'login.not.session' })
})

test('pages count from 1, also where the gateway counts from 0 or counts rows, or has other names', async () => {
  const draws = { content: [{ numero: '1' }], number: 1, size: 1, totalElements: 3, totalPages: 3 }
  const { gateway, requests } = scriptedGateway([
    Response.json(draws),
    success({ records: [], footer: [{ totalCount: 25 }] }),
    success({ games: [], pageNum: 2, totalPages: 2, totalCount: 60 }),
    success({ content: [], pageNum: 2, totalPages: 2 }),
  ])
  const paging = { page: 2, size: 10 }

  const pages = [
    await gateway.lottery.listDraws(301, paging),
    await gateway.withdrawals.list(paging),
    await gateway.games.list(paging),
    await gateway.games.listFavourites(paging),
  ]

  expect(pages.map(({ page: number, hasNext, total }) => [number, hasNext, total])).toEqual([
    [2, true, 3],
    [2, true, 25],
    [2, false, 60],
    [2, false, undefined],
  ])
  expect(requests.map(queryOf)).toMatchObject([
    { page: '1', size: '10' },
    { start: '10', end: '20' },
    { pageNo: '2', pageSize: '10' },
    { pageNo: '2', pageSize: '10' },
  ])
})

test.each([
  ['pageSize', 'size'],
  ['pageNo', 'page'],
  ['gameType', 'gameType'],
])('a refusal of %s names %s, as the caller has written it', async (field, own) => {
  const answers = [refusal(400, 'request_param_err', { field, reason: 'is too large' })]
  const { gateway } = scriptedGateway(answers)

  const error = await failureOf(gateway.games.listFavourites({ page: 2, size: 1000 }))

  expect(error).toMatchObject({ code: 'request_param_err', status: 400, value: { field: own, reason: 'is too large' } })
  expect(error.message).toBe('listFavouriteGames failed: 400 request_param_err')
})

test('what a gateway says beside the rows is the footer', async () => {
  const mine = { ranking: 7 }
  const { gateway } = scriptedGateway([
    success({ list: [], totalPages: 0, mine }),
    success({ list: [], totalPages: 0, claimStatus: 'Y' }),
    success({ list: [], total: 0, totalPages: 0, totalBonus: 3 }),
  ])

  expect((await gateway.missions.getLeaderboard()).footer).toEqual({ mine })
  expect((await gateway.missions.list()).footer).toEqual({ claimStatus: 'Y' })
  expect((await gateway.rewards.listClaimed()).footer).toEqual({ totalBonus: 3 })
})
