import { expect, test } from 'vitest'
import { depositTable } from '../../deposits/deposit.model.ts'
import { DAY, midnightBefore, mondayBefore } from '../../../kernel/world/local-day.ts'
import { asMember, DEPOSITS, refusalOf } from '../testing.ts'

test('the week counts what another day has used [R-2-05]', async () => {
  const { set, deposit, pay, advance } = await asMember()
  await set({ ...DEPOSITS, amount: 500_000 })
  await set({ kind: 'deposit', period: 'week', amount: 600_000 })
  await pay((await deposit(500_000)).depositId)
  await advance('1d')
  await pay((await deposit(50_000)).depositId)

  const refused = await refusalOf(deposit(100_000))
  expect(refused).toMatchObject({
    value: { data: { period: 'week', limit: 600_000, used: 550_000, remaining: 50_000 } },
  })
  expect(await refusalOf(deposit(600_000))).toMatchObject({ value: { data: { period: 'week', remaining: 50_000 } } })
})

test('a refused deposit says what remains and moves nothing [R-2-06]', async () => {
  const { set, deposit, deposits, world } = await asMember()
  await set({ ...DEPOSITS, amount: 500_000 })
  await deposit(400_000)
  const before = JSON.stringify(world.ledger.accounts())

  const refused = await refusalOf(deposit(100_000.01))

  const resetsAt = midnightBefore(world.clock.now()) + DAY
  expect(refused).toMatchObject({ status: 400, code: 'limit.deposit.exceeded' })
  expect(refused!.value).toEqual({
    field: 'amount',
    reason: 'is more than remains of a limit',
    data: { ruleId: 'limit.deposit', period: 'day', limit: 500_000, used: 400_000, remaining: 100_000, resetsAt },
  })
  expect(JSON.stringify(world.ledger.accounts())).toBe(before)
  expect((await deposits.getSettings()).inProgressCashInCount).toBe(1)
  await deposit(100_000)
})

test('a deposit counts from its beginning, and no longer once it has expired or was cancelled [R-2-08]', async () => {
  const { set, deposit, deposits, advance, find } = await asMember()
  await set({ ...DEPOSITS, amount: 500_000 })
  await deposit(400_000)
  expect(await refusalOf(deposit(200_000))).toMatchObject({ code: 'limit.deposit.exceeded' })

  await advance('15m')
  const { depositId } = await deposit(200_000)
  expect(await find()).toMatchObject({ used: 200_000 })
  await deposits.cancel(depositId)
  expect(await find()).toMatchObject({ used: 0 })
})

test('a deposit that began before its limit was lowered is credited, and counts', async () => {
  const { set, deposit, pay, find, wallet } = await asMember()
  await set({ ...DEPOSITS, amount: 500_000 })
  const { depositId } = await deposit(400_000)
  await set({ ...DEPOSITS, amount: 200_000 })

  await pay(depositId)

  expect(await wallet.get()).toMatchObject({ sumBalance: 400_000 })
  expect(await find()).toMatchObject({ used: 400_000, remaining: 0 })
})

test.for([
  { of: 'more than it was begun with', limit: 500_000, paid: 900_000, kept: 500_000 },
  { of: 'a minor unit too much', limit: 500_000, paid: 500_000.01, kept: 500_000 },
  { of: 'more, within the limit', limit: 500_000, paid: 500_000, kept: 500_000 },
  { of: 'more, after the limit was lowered', limit: 200_000, paid: 900_000, kept: 400_000 },
])('a deposit of 400,000 paid with $of keeps what the limit allows and returns the rest', async (payment) => {
  const { set, deposit, deposits, pay, find, wallet, world } = await asMember()
  await set({ ...DEPOSITS, amount: 500_000 })
  const { depositId } = await deposit(400_000)
  await set({ ...DEPOSITS, amount: payment.limit })

  await pay(depositId, payment.paid)

  expect(await wallet.get()).toMatchObject({ sumBalance: payment.kept })
  expect(await find()).toMatchObject({ used: payment.kept, remaining: 0 })
  const returned = Math.round((payment.paid - payment.kept) * 100) / 100
  const order = await deposits.get(depositId)
  expect(order.arrivedAmount).toBe(payment.kept)
  expect(order.returnedAmount).toBe(returned === 0 ? undefined : returned)
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('a deposit that expired counts again when it is paid, and no more than remains is kept', async () => {
  const { set, deposit, deposits, pay, advance, find, wallet, world } = await asMember()
  await set({ ...DEPOSITS, amount: 500_000 })
  const late = [await deposit(400_000), await deposit(100_000)].map(({ depositId }) => depositId)
  await advance('1d')
  await pay((await deposit(300_000)).depositId)

  for (const id of late) await pay(id)

  expect(await wallet.get()).toMatchObject({ sumBalance: 500_000 })
  expect(await find()).toMatchObject({ used: 500_000, remaining: 0 })
  expect(await deposits.get(late[0]!)).toMatchObject({
    status: 'different',
    arrivedAmount: 200_000,
    returnedAmount: 200_000,
  })
  expect(await deposits.get(late[1]!)).toMatchObject({ status: 'failed', returnedAmount: 100_000 })
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('during a time-out a deposit keeps what it was begun with, and one that expired is returned', async () => {
  const { deposit, deposits, pay, advance, wallet, responsibleGaming, world } = await asMember()
  const expired = await deposit(100_000)
  await advance('15m')
  const begun = await deposit(100_000)
  await responsibleGaming.createTimeOut({ duration: DAY })

  await pay(begun.depositId, 150_000)
  await pay(expired.depositId)

  expect(await wallet.get()).toMatchObject({ sumBalance: 100_000 })
  expect(await deposits.get(begun.depositId)).toMatchObject({ status: 'credited', returnedAmount: 50_000 })
  expect(await deposits.get(expired.depositId)).toMatchObject({ status: 'failed', returnedAmount: 100_000 })
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('a site without responsible gaming keeps all that is paid', async () => {
  const { set, deposit, pay, wallet, control } = await asMember()
  await set({ ...DEPOSITS, amount: 500_000 })
  const { depositId } = await deposit(400_000)
  await control('PATCH', '/settings', { flags: { RESPGAME3: false } })
  await pay(depositId, 900_000)
  expect(await wallet.get()).toMatchObject({ sumBalance: 900_000 })
})

test('the invariant notices a payment beyond a limit', async () => {
  const { set, deposit, world, services } = await asMember()
  await set({ ...DEPOSITS, amount: 500_000 })
  const { depositId } = await deposit(400_000)
  await world.table(depositTable).update(depositId, { state: 'confirming', arrived: 500_000_01 })
  expect(world.ledgerInvariants.check()).toMatch(/has used 50000001 of a deposit limit of 50000000 a day/)
  expect(services.deposits.get(depositId).state).toBe('confirming')
})

test('a limit below what is used takes nothing back, and nothing more is accepted until the period ends [R-2-15]', async () => {
  const { set, deposit, pay, find, advance, world } = await asMember()
  await pay((await deposit(400_000)).depositId)
  await set({ ...DEPOSITS, amount: 200_000 })
  expect(await find()).toMatchObject({ used: 400_000, remaining: 0 })
  expect(await refusalOf(deposit(50_000))).toMatchObject({ code: 'limit.deposit.exceeded' })

  await advance(`${midnightBefore(world.clock.now()) + DAY - world.clock.now()}ms`)
  await deposit(50_000)
})

test.for([
  ['day', midnightBefore],
  ['week', mondayBefore],
] as const)('a new %s begins at midnight of the site, not a millisecond before [R-2-11]', async ([period, before]) => {
  const { set, deposit, advance, world } = await asMember()
  await set({ kind: 'deposit', period, amount: 100_000 })
  const end = before(world.clock.now() + (period === 'day' ? DAY : 7 * DAY))
  await advance(`${end - world.clock.now() - 1}ms`)
  await deposit(100_000)
  expect(await refusalOf(deposit(50_000))).toMatchObject({ value: { data: { resetsAt: end } } })

  await advance('1ms')
  await deposit(50_000)
})

test('an open stake counts as lost until it settles [R-2-10]', async () => {
  const { stake, settle, set, find } = await asMember('many01')
  await set({ kind: 'loss', period: 'day', amount: 60_000 })
  const { used } = (await find('loss'))!
  const id = await stake(50_000)
  expect((await find('loss'))!.used - used).toBe(50_000)
  await settle(id, 30_000)

  expect((await find('loss'))!.used - used).toBe(20_000)
})

test('a stake beyond a loss limit is refused, to the minor unit, and an open round still settles [R-2-09]', async () => {
  const { stake, settle, set, wallet } = await asMember('many01')
  await set({ kind: 'loss', period: 'day', amount: 50_000 })
  const id = await stake(45_000)
  const before = await wallet.get()

  expect(await refusalOf(stake(5000.01))).toMatchObject({
    code: 'limit.loss.exceeded',
    value: { field: 'stake', data: { ruleId: 'limit.loss', used: 45_000, remaining: 5000 } },
  })
  expect(await wallet.get()).toEqual(before)
  await settle(id, 0)
  await stake(5000, 0)
  expect(await refusalOf(stake(0.01))).toMatchObject({ code: 'limit.loss.exceeded' })
})

test('a net win can be lost again on top of a loss limit', async () => {
  const { stake, set, find } = await asMember('many01')
  await set({ kind: 'loss', period: 'day', amount: 10_000 })
  await stake(10_000, 15_000)
  expect(await find('loss')).toMatchObject({ used: 0, remaining: 15_000 })

  await stake(15_000, 0)
  expect(await find('loss')).toMatchObject({ used: 10_000, remaining: 0 })
})

test('a stake limit counts all stakes, won or lost, but not cancelled ones [R-2-09]', async () => {
  const { stake, set, find, world, services } = await asMember('many01')
  await set({ kind: 'stake', period: 'day', amount: 30_000 })
  await stake(10_000, 20_000)
  const id = await stake(10_000)
  await world.run(() => services.wagers.cancel(id))
  expect(await find('stake')).toMatchObject({ used: 10_000 })

  await stake(20_000, 0)
  expect(await refusalOf(stake(0.01))).toMatchObject({ code: 'limit.stake.exceeded' })
})

test('of two stakes that reach a limit together one is refused', async () => {
  const { stake, set } = await asMember('many01')
  await set({ kind: 'stake', period: 'day', amount: 10_000 })

  const outcomes = await Promise.all([refusalOf(stake(6000)), refusalOf(stake(6000))])

  expect(outcomes.map((error) => error?.code)).toEqual([undefined, 'limit.stake.exceeded'])
})

test('a slip of the lottery beyond a limit is refused as a whole [R-2-09]', async () => {
  const { set, find, services, send } = await asMember('many01')
  await set({ kind: 'stake', period: 'day', amount: 1000 })
  const { numero } = services.lottery.near(301).currentNumero
  const slip = {
    gameId: 301,
    winStop: false,
    playId: 1,
    bettingContent: '05',
    bettingApproach: 'STANDARD',
    singleBetPrice: 100,
  }
  const contents = [5, 6].map((multiple) => ({ ...slip, numero: [{ numero, multiple }] }))

  const { json } = await send('/lotto-vn/lgw/betting', { contents, prizeMode: 'Elott', device: 'MOBILE' })

  expect(json).toMatchObject({ errorCode: 'limit.stake.exceeded', value: { data: { used: 0, remaining: 1000 } } })
  expect(await find('stake')).toMatchObject({ used: 0 })
})

test('rulebook de has deposit limits of a month, of at most 1,000 EUR, and no play without one', async () => {
  const { set, deposit, stake, games, services, memberId, world } = await asMember('many01', 'de')
  expect(await refusalOf(deposit(50_000))).toMatchObject({ code: 'limit.required' })
  expect(await refusalOf(stake(1000))).toMatchObject({ code: 'limit.required' })
  expect(await refusalOf(games.launch({ nodeId: 10001 }))).toMatchObject({ code: 'limit.required' })
  expect(await refusalOf(set({ ...DEPOSITS, amount: 1 }))).toMatchObject({ value: { field: 'period' } })
  const monthly = { kind: 'deposit', period: 'month' } as const
  expect(await refusalOf(set({ ...monthly, amount: 30_500_000.01 }))).toMatchObject({
    code: 'amount.invalid',
    value: { data: { max: 30_500_000 } },
  })
  expect([services.limits.list(memberId), world.ledgerInvariants.check()]).toEqual([[], undefined])

  await set({ ...monthly, amount: 30_500_000 })
  await deposit(50_000)
  await stake(1000)
})

test('a site without the module has no limits, and enforces none', async () => {
  const { set, deposit, control } = await asMember()
  await set({ ...DEPOSITS, amount: 50_000 })
  await control('PATCH', '/settings', { flags: { RESPGAME3: false } })

  expect(await refusalOf(set({ ...DEPOSITS, amount: 40_000 }))).toMatchObject({ code: 'function.not.available' })
  await deposit(60_000)
})

test('a deposit that a gateway lets through beyond a limit breaks the invariant', async () => {
  const { set, world, memberId, deposit, services } = await asMember()
  await set({ ...DEPOSITS, amount: 100_000 })
  const { depositId } = await deposit(100_000)
  const { depositTable } = await import('../../deposits/deposit.model.ts')
  await world.table(depositTable).insert({ ...services.deposits.get(depositId), id: 'D1', requested: 1 })

  expect(world.ledgerInvariants.check()).toBe(
    `member ${memberId} has used 10000001 of a deposit limit of 10000000 a day`,
  )
})

test('a limit survives a snapshot, and its use is the same after it', async () => {
  const { set, stake, find, control } = await asMember('many01')
  await set({ kind: 'loss', period: 'day', amount: 50_000 })
  await stake(20_000, 5000)
  const before = await find('loss')
  const { json } = await control('GET', '/snapshot')

  await stake(1000)
  await control('POST', '/snapshot', json)

  expect(await find('loss')).toEqual(before)
})
