import { expect, test } from 'vitest'
import { FROZEN_TIME } from '../../mock-server.ts'
import { setup } from '../../adapters/testing.ts'

const DAY = 86_400_000

async function signedIn(account = 'demo01') {
  const site = setup()
  const token = await site.signIn(account)
  const { records, wallet } = site.gatewayOf(token)
  return { ...site, token, records, wallet }
}

test('the betting record of demo01 has 45 bets, thirteen to a page, newest first, with sums over all pages', async () => {
  const { records } = await signedIn()
  const { items: list, total, hasNext, footer } = await records.listRngOrders()
  expect([list.length, total, hasNext, footer.totalHands]).toEqual([13, 45, true, 45])
  const times = list.map(({ betTimeInTimestamp }) => betTimeInTimestamp)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  const all = (await records.listRngOrders({ size: 100 })).items
  const sum = (column: 'betAmount' | 'winAmount' | 'profitAndLoss') =>
    all.reduce((total, row) => total + row[column], 0)
  expect(footer.betAmount).toBeCloseTo(sum('betAmount'), 2)
  expect(footer.winAmount).toBeCloseTo(sum('winAmount'), 2)
  expect(footer.profitAndLoss).toBeCloseTo(footer.winAmount - footer.betAmount, 2)
})

test('the betting record can be filtered by status, vendor, order number and time', async () => {
  const { records } = await signedIn()
  const all = (await records.listRngOrders({ size: 100 })).items
  const won = (await records.listRngOrders({ size: 100, status: 1 })).items
  expect(won).toEqual(all.filter(({ profitAndLoss }) => profitAndLoss > 0))
  expect((await records.listRngOrders({ size: 100, winLossDraw: 1 })).items).toEqual(won)
  const { accountType, orderNo, betTimeInTimestamp: at } = all[20]!
  const ofVendor = (await records.listRngOrders({ size: 100, accountType })).items
  expect(ofVendor).toEqual(all.filter((row) => row.accountType === accountType))
  expect((await records.listRngOrders({ orderNoSearch: orderNo.slice(-6) })).items).toEqual([all[20]])
  const then = await records.listRngOrders({ startDate: at, endDate: at })
  expect(then.items.map((row) => row.orderNo)).toEqual([orderNo])
})

test('the account record has names of kinds, signed amounts, and the wallet’s balance in its newest line', async () => {
  const { records, wallet } = await signedIn()
  const { items: list, total, hasNext, footer } = await records.listTransactions({ size: 20 })
  expect([list.length, hasNext]).toEqual([20, true])
  expect(total).toBeGreaterThanOrEqual(25)
  expect(list[0]!.currentAvailBalance).toBe((await wallet.get()).sumBalance)
  expect(footer.amount).not.toBe(0)
  for (const row of list) {
    expect(Math.sign(row.amount)).toBe(['betting', 'withdraw'].includes(row.codeType!) ? -1 : 1)
    expect(row.txTypeName).toBeTruthy()
  }
})

test('deposits, withdrawals, stakes, wins and bonuses add up to the total of the month', async () => {
  const { records } = await signedIn()
  const amountOf = async (codeTypes?: string) =>
    (await records.listTransactions({ size: 1, ...(codeTypes && { codeTypes }) })).footer.amount
  const parts = await Promise.all(['deposit', 'withdraw', 'betting', 'winning', 'dividend'].map(amountOf))

  expect(parts.map(Math.sign)).toEqual([1, -1, -1, 1, 1])
  expect(parts.slice(0, 2)).toEqual([4_300_000, -2_500_000])
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(await amountOf(), 2)
})

test('the account record can be filtered by groups and by kinds', async () => {
  const { records } = await signedIn()
  const groups = async (filter: object) =>
    new Set((await records.listTransactions({ size: 100, ...filter })).items.map(({ codeType }) => codeType))
  expect(await groups({ codeTypes: 'deposit,withdraw' })).toEqual(new Set(['deposit', 'withdraw']))
  expect(await groups({ txTypeIds: '8102' })).toEqual(new Set(['winning']))
  expect(await groups({ codeTypes: 'agent_rebate' })).toEqual(new Set())
})

test('kinds are named in the language of the request', async () => {
  const { call, token } = await signedIn()
  const nameIn = async (language: string) => {
    const path = '/wps/relay/ODSFE2_MemTransDet?codeTypes=deposit&size=1'
    return (await call('GET', path, { token, headers: { language } })).json.value.list[0].txTypeName
  }
  expect([await nameIn('VI'), await nameIn('EN')]).toEqual(['Nạp tiền', 'Deposit'])
})

test('a new member has empty records with zero sums', async () => {
  const { records } = await signedIn('demo02')
  expect(await records.listRngOrders()).toMatchObject({ items: [], total: 0, hasNext: false, footer: { betAmount: 0 } })
  expect(await records.listTransactions()).toMatchObject({ items: [], hasNext: false, footer: { amount: 0 } })
  expect(await records.listElottSettledOrders()).toMatchObject({ items: [], total: 0 })
  expect(await records.listElottUnsettledOrders()).toMatchObject({ items: [], total: 0 })
})

const refused: [string, string, string][] = [
  ['ODSFE2_MemTransDet', `startTime=${FROZEN_TIME - 31 * DAY}&endTime=${FROZEN_TIME}`, 'endTime'],
  ['ODSFE2_MemTransDet', `startTime=${FROZEN_TIME}&endTime=${FROZEN_TIME - 1}`, 'endTime'],
  ['ODSFE2_MemTransDet', 'codeTypes=nonsense', 'codeTypes'],
  ['ODSFE2_MemTransDet', 'txTypeIds=a,b', 'txTypeIds'],
  ['ODSFE2_MemTransDet', 'page=0', 'page'],
  ['ODSFE2_RNGOrders', `startDate=${FROZEN_TIME - 31 * DAY}&endDate=${FROZEN_TIME}`, 'endDate'],
  ['ODSFE2_RNGOrders', 'status=9', 'status'],
  ['ODSFE2_RNGOrders', 'size=1000', 'size'],
  ['ODSFE2_ElottSettledOrders', `startDate=${FROZEN_TIME}&endDate=${FROZEN_TIME - 1}`, 'endDate'],
  ['ODSFE2_ElottUnsettledOrders', 'prizeModeId=2', 'prizeModeId'],
]
for (const [operation, query, field] of refused) {
  test(`${operation} refuses ${query.replace(/\d{13}/g, 'a time')} and names ${field}`, async () => {
    const { call, token } = await signedIn()
    const { status, json } = await call('GET', `/wps/relay/${operation}?${query}`, { token })
    expect([status, json.errorCode, json.value.field]).toEqual([400, 'request_param_err', field])
  })
}

test('a range of exactly 30 days is allowed', async () => {
  const { records } = await signedIn()
  const { total } = await records.listTransactions({ startTime: FROZEN_TIME - 30 * DAY, endTime: FROZEN_TIME })
  expect(total).toBe((await records.listTransactions()).total)
})

test('a guest has no records, and a member sees no records of others', async () => {
  const { call, records } = await signedIn()
  for (const operation of ['MemTransDet', 'RNGOrders', 'ElottSettledOrders', 'ElottUnsettledOrders']) {
    expect((await call('GET', `/wps/relay/ODSFE2_${operation}`)).json.errorCode).toBe('login.not.session')
  }
  expect((await records.listRngOrders({ subordinateName: 'many01' })).items).toEqual([])
})
