import { expect, test } from 'vitest'
import { DAY, midnightBefore } from '../../kernel/world/local-day.ts'
import { setupAgent } from '../agent/testing.ts'

const VND = 100
const HOUR = DAY / 24
const HALF_HOUR = HOUR / 2
const rates = [{ minimumBet: 1_000_000, activeMember: 1, rateType: 'P' as const, rate: 0.001 }]
const offer = { downline: 'thaomy', contractType: 'DAILY' as const, productType: 'CONS' as const, rates }

test('an agent has a pending daily salary, dividend, hourly and real-time salary', async () => {
  const { gateway } = await setupAgent()
  const funds = await gateway.contracts.getFunds()

  expect(funds.dailysalreqtype?.['RNG']).toMatchObject([{ id: 100501, status: 'P', downlineHigherRate: 'N' }])
  expect(funds.divtypecompperiodreq?.['RNG']).toMatchObject([
    { status: 'P', contractRate: 0.08 },
    { contractRate: 0.12 },
  ])
  expect(funds.divtypecompperiodreq?.['CONS']).toMatchObject([{ status: 'E', contractRate: 0.05 }])
  expect(funds.contracthoursalreq?.['LIVE']).toMatchObject([{ contractId: 100503, status: 'P' }])
  expect(funds.realtimesalreqtype?.['FISH']).toMatchObject([{ contractId: 100504, status: 'P' }])
  expect(funds).toMatchObject({ dailysalinfotype: true, divtypeinfo: true, contracthoursalinfo: false })
})

test('an answered contract is no longer pending and cannot be answered again', async () => {
  const { gateway } = await setupAgent()
  await gateway.contracts.answerDailySalary(100501, 'A')
  await gateway.contracts.answerDividend('RNG', 'R')
  await gateway.contracts.answerHourSalary(100503, 'A')
  await gateway.contracts.answerRealTimeSalary(100504, 'R')
  const funds = await gateway.contracts.getFunds()

  expect([funds.dailysalreqtype, funds.contracthoursalreq, funds.realtimesalreqtype]).toEqual([{}, {}, {}])
  expect(funds.divtypecompperiodreq).not.toHaveProperty('RNG')
  const again = gateway.contracts.answerDailySalary(100501, 'A')
  await expect(again).rejects.toMatchObject({ code: 'request_param_err', value: { field: 'id' } })
})

test('the calls that answer a daily salary or a dividend return the open offers if they name none', async () => {
  const { call, gateway, token } = await setupAgent()
  const funds = await gateway.contracts.getFunds()
  const ask = async (path: string) => (await call('GET', `/wps/relay/${path}?token=${token}`, { token })).json.value

  expect(await ask('MCSFE_processDailySalaryContract')).toEqual({ dailysalreqtype: funds.dailysalreqtype })
  expect(await ask('MCSFE_processContractDividend')).toEqual({ divtypecompperiodreq: funds.divtypecompperiodreq })
})

test.for([
  ['MCSFE_processDailySalaryContract?status=A', 'id'],
  ['MCSFE_processDailySalaryContract?id=100501', 'status'],
  ['MCSFE_processContractDividend?type=RNG', 'status'],
  ['MCS2_processDividendReq?status=A', 'type'],
])('half an answer is refused with the missing field: %s', async ([path, field]) => {
  const { call, token } = await setupAgent()
  const { status, json } = await call('GET', `/wps/relay/${path}`, { token })
  expect([status, json.errorCode, json.value]).toEqual([400, 'request_param_err', { field, reason: 'is missing' }])
})

test('a member cannot answer a contract of another member', async () => {
  const { gatewayOf, signIn } = await setupAgent()
  const { contracts } = gatewayOf(await signIn('demo01'))

  await expect(contracts.answerHourSalary(100503, 'A')).rejects.toMatchObject({ value: { field: 'contractId' } })
})

test('the history of salaries and dividends is in the account record', async () => {
  const { gateway } = await setupAgent()
  const { footer, items: list } = await gateway.contracts.listSalaries({ contractType: 'DAILY', size: 100 })
  const recorded = await gateway.records.listTransactions({ codeTypes: 'daily_wage' })
  const dividends = await gateway.contracts.listDividends()

  expect(list.length).toBeGreaterThan(5)
  expect(recorded.footer.amount).toBe(footer.amount)
  expect(dividends.items.length).toBeGreaterThan(0)
})

test('a daily salary pays the best reached step at 00:30 of the next day', async () => {
  const { gateway, world, services, fund, stake, member } = await setupAgent()
  await gateway.contracts.answerDailySalary(100501, 'A')
  const day = midnightBefore(world.clock.now()) + DAY
  const players = services.tree.branchOf(member.id).filter(({ member: { type } }) => type === 0)
  const [one, other] = [players[0]!.member, players[1]!.member]
  for (const { id } of [one, other]) fund(id, 5_000_000 * VND)
  const moveTo = async (time: number) => {
    world.clock.set(time)
    await world.run(async () => {})
  }
  const payouts = () => services.contracts.payoutsOf(member.id).filter(({ contractId }) => contractId === 100501)

  await moveTo(day + HOUR)
  await stake(one.account, 1_200_000 * VND)
  await moveTo(day + DAY + HALF_HOUR - 1)
  expect(payouts()).toEqual([])
  await moveTo(day + DAY + HALF_HOUR)
  expect(payouts().map(({ amount }) => amount)).toEqual([2400 * VND])
  for (const { account } of [one, other]) await stake(account, 1_000_000 * VND)
  await moveTo(day + 2 * DAY + HALF_HOUR)
  expect(payouts().map(({ amount }) => amount)).toEqual([6000 * VND, 2400 * VND])
})

test('an hourly salary is paid on the hour for the stakes of that hour', async () => {
  const { gateway, world, services, fund, stake, member } = await setupAgent()
  await gateway.contracts.answerHourSalary(100503, 'A')
  const player = services.tree.branchOf(member.id).find(({ member: { type } }) => type === 0)!
  const hour = Math.ceil((world.clock.now() + 1) / HOUR) * HOUR
  world.clock.set(hour + 60_000)
  fund(player.id, 2_000_000 * VND)
  await stake(player.member.account, 1_000_000 * VND, 'LIVE')
  world.clock.set(hour + HOUR)
  await world.run(async () => {})

  expect(services.contracts.payoutsOf(member.id)[0]).toMatchObject({ kind: 'hourly', amount: 500 * VND })
  expect(world.ledgerInvariants.verify()).toBeUndefined()
})

test('an agent offers contracts up to its own rates, only to agents directly below', async () => {
  const { gateway, gatewayOf, signIn } = await setupAgent()
  const tooMuch = { ...offer, rates: [{ ...rates[0]!, rate: 0.003 }] }

  await expect(gateway.contracts.offer(tooMuch)).rejects.toMatchObject({ value: { field: 'rates.0.rate' } })
  await expect(gateway.contracts.offer({ ...offer, downline: 'anhhoang' })).rejects.toMatchObject({
    value: { field: 'downline', reason: 'is not an agent' },
  })
  const { contractId } = await gateway.contracts.offer(offer)
  const below = gatewayOf(await signIn('thaomy')).contracts
  await below.answerDailySalary(contractId, 'A')
  expect((await gateway.contracts.list({ offered: 'Y' })).items[0]).toMatchObject({ contractId, status: 'ACTIVE' })
})

test('an active contract that is withdrawn ends at once, and the member confirms it', async () => {
  const { gateway, gatewayOf, signIn } = await setupAgent()
  const { contractId } = await gateway.contracts.offer(offer)
  const below = gatewayOf(await signIn('thaomy')).contracts
  await below.answerDailySalary(contractId, 'A')
  await gateway.contracts.withdraw(contractId)

  expect((await below.getFunds()).dailysalreqtype?.['CONS']).toMatchObject([{ id: contractId, status: 'V' }])
  await below.answerDailySalary(contractId, 'C')
  expect((await below.getFunds()).dailysalreqtype).toEqual({})
  await expect(gateway.contracts.withdraw(contractId)).rejects.toMatchObject({ value: { field: 'contractId' } })
})
