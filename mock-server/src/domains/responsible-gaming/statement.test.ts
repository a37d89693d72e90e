import { expect, test } from 'vitest'
import { memberAccount, type TransactionType } from '../../kernel/money/ledger.ts'
import { DAY, dayOf, monthBefore } from '../../kernel/world/local-day.ts'
import { asMember } from './testing.ts'

const monthOf = (time: number) => dayOf(time).slice(0, 7)

/** A member with a history, and a second way to add up the ledger. */
async function asRich(account = 'vip02', rulebook = 'open') {
  const member = await asMember(account, rulebook)
  const { world, memberId, responsibleGaming } = member
  const sumOf = (period: string, ...types: TransactionType[]) =>
    world.ledger
      .statement(memberAccount(memberId))
      .filter(({ transaction: { at, type } }) => dayOf(at).startsWith(period) && types.includes(type))
      .reduce((sum, { amount }) => sum + amount, 0) / 100
  return { ...member, sumOf, read: () => responsibleGaming.getStatement() }
}

test('each month and each year of the statement equals the ledger [R-6-01]', async () => {
  const { read, sumOf, stake, advance } = await asRich()
  await stake(50_000, 20_000)
  await advance('1m')
  const { months, years } = await read()

  expect(months.length).toBeGreaterThanOrEqual(1)
  expect(months.some(({ deposits, withdrawals }) => deposits > 0 && withdrawals > 0)).toBe(true)
  for (const { period, ...sums } of [...months, ...years]) {
    const stakes = 0 - sumOf(period, 'betting', 'refund')
    const payouts = sumOf(period, 'winning')
    expect({ period, ...sums }).toEqual({
      period,
      deposits: sumOf(period, 'deposit'),
      withdrawals: 0 - sumOf(period, 'withdraw', 'withdraw_return'),
      stakes,
      payouts,
      bonuses: sumOf(period, 'dividend', 'betting_rebate', 'referral_rebate'),
      net: payouts - stakes,
    })
  }
})

test('a returned stake and a returned withdrawal do not count [R-6-01]', async () => {
  const { read, world, services, stake, withdraw, control } = await asRich('demo01')
  const before = (await read()).months[0]!
  const id = await stake(30_000)
  await world.run(() => services.wagers.cancel(id))
  const { refId } = await withdraw()
  expect((await read()).months[0]!.withdrawals).toBeGreaterThan(before.withdrawals)
  await control('POST', '/cashier/withdrawals', { refId, decision: 'reject' })
  const after = (await read()).months[0]!

  expect(after).toEqual(before)
})

test('a bet of eleven months ago is in the statement [R-6-02]', async () => {
  const { read, stake, advance, world } = await asRich('many01')
  const month = monthOf(world.clock.now())
  const before = (await read()).months[0]!.stakes
  await stake(7000, 0)
  await advance(`${monthBefore(world.clock.now(), -11) + 2 * DAY - world.clock.now()}ms`)
  const { months } = await read()

  expect(monthOf(world.clock.now()) > month).toBe(true)
  expect(months.length).toBeGreaterThanOrEqual(12)
  expect(months.find(({ period }) => period === month)?.stakes).toBe(before + 7000)
})

test.for(['open', 'gb', 'mt'])(
  'in rulebook %s the statement of a November begins with the January before the last December [R-6-02]',
  async (rulebook) => {
    const { read, stake, advance, world } = await asRich('many01', rulebook)
    const waitFor = (date: string) => advance(`${Date.parse(`${date}T12:00:00+07:00`) - world.clock.now()}ms`)
    await waitFor('2027-12-31')
    await stake(7000, 0)
    await waitFor('2028-11-01')

    const { months, years } = await read()
    expect(months.at(-1)?.period).toBe('2027-01')
    expect(months.find(({ period }) => period === '2027-12')?.stakes).toBe(7000)
    expect(years.map(({ period }) => period)).toEqual(['2028', '2027'])
  },
)

test('a bet of three months ago is in the records of the member [R-6-02]', async () => {
  const { stake, advance, world, records } = await asRich('many01')
  const start = world.clock.now()
  const orderNo = await stake(7000, 0)
  await advance('92d')
  const { items } = await records.listTransactions({
    startTime: start,
    endTime: start + DAY,
    codeTypes: 'betting',
  })

  expect(items.map((row) => row.orderNo)).toContain(orderNo)
})

test('a new member has the months since the registration', async () => {
  const { read, services, memberId, world } = await asRich('demo02')
  await services.members.update(memberId, { registeredAt: world.clock.now() })
  const month = monthOf(world.clock.now())

  const { months, years } = await read()
  expect(months.map(({ period }) => period)).toEqual([month])
  expect(years.map(({ period }) => period)).toEqual([month.slice(0, 4)])
})
