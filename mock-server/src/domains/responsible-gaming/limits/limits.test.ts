import { expect, test } from 'vitest'
import { DAY, midnightBefore } from '../../../kernel/world/local-day.ts'
import { asMember, DEPOSITS, refusalOf } from '../testing.ts'

test('a limit is answered with what is used, what remains and when the next period starts [R-2-01]', async () => {
  const { set, deposit, find, world } = await asMember()
  const tomorrow = midnightBefore(world.clock.now()) + DAY
  const fresh = {
    ...DEPOSITS,
    amount: 500_000,
    used: 0,
    remaining: 500_000,
    resetTime: tomorrow,
    setTime: world.clock.now(),
  }
  expect(await set({ ...DEPOSITS, amount: 500_000 })).toEqual([fresh])

  await deposit(120_000)

  expect(await find()).toEqual({ ...fresh, used: 120_000, remaining: 380_000 })
})

test.for(['deposit', 'loss', 'stake'] as const)(
  'a %s limit can be set for a day, a week and a month [R-2-01]',
  async (kind) => {
    const { set, responsibleGaming } = await asMember()
    for (const period of ['month', 'day', 'week'] as const) await set({ kind, period, amount: 1234.56 })

    const limits = await responsibleGaming.listLimits()
    expect(limits.map(({ period, amount }) => [period, amount])).toEqual([
      ['day', 1234.56],
      ['week', 1234.56],
      ['month', 1234.56],
    ])
  },
)

test('a lower limit holds at once [R-2-02]', async () => {
  const { set, deposit } = await asMember()
  await set({ ...DEPOSITS, amount: 500_000 })
  await set({ ...DEPOSITS, amount: 200_000 })

  expect(await refusalOf(deposit(300_000))).toMatchObject({ code: 'limit.deposit.exceeded' })
})

test.for([
  ['open', 'month', DAY],
  ['gb', 'month', DAY],
  ['de', 'month', 7 * DAY],
] as const)(
  'under %s a higher limit waits, is confirmed, and only then holds [R-2-03]',
  async ([rulebook, period, delay]) => {
    const { set, find, deposit, advance, responsibleGaming, world } = await asMember('demo02', rulebook)
    const key = { kind: 'deposit', period } as const
    await set({ ...key, amount: 200_000 })
    await set({ ...key, amount: 500_000 })
    const pending = { amount: 500_000, requestTime: world.clock.now(), confirmableTime: world.clock.now() + delay }
    expect(await find('deposit', period)).toMatchObject({ amount: 200_000, pending })

    await advance(`${delay - 1}ms`)
    const early = await refusalOf(responsibleGaming.confirmLimit({ ...key, amount: 500_000 }))
    expect(early).toMatchObject({ code: 'limit.pending', value: { data: { confirmableAt: pending.confirmableTime } } })
    await advance('1ms')
    expect(await refusalOf(deposit(300_000))).toMatchObject({ code: 'limit.deposit.exceeded' })

    await responsibleGaming.confirmLimit({ ...key, amount: 500_000 })
    expect(await find('deposit', period)).not.toHaveProperty('pending')
    await deposit(300_000)
  },
)

test('a removal waits as long as a higher limit [R-2-03]', async () => {
  const { set, find, deposit, advance, responsibleGaming } = await asMember()
  await set({ ...DEPOSITS, amount: 100_000 })
  await responsibleGaming.removeLimit(DEPOSITS)
  await advance(`${DAY - 1}ms`)
  expect(await refusalOf(responsibleGaming.confirmLimit(DEPOSITS))).toMatchObject({ code: 'limit.pending' })
  expect(await refusalOf(deposit(200_000))).toMatchObject({ code: 'limit.deposit.exceeded' })
  await advance('1ms')

  expect(await responsibleGaming.confirmLimit(DEPOSITS)).toEqual([])
  expect(await responsibleGaming.confirmLimit(DEPOSITS)).toEqual([])
  expect(await find()).toBeUndefined()
  await deposit(200_000)
})

test('a change that waits can be taken back; the limit stays', async () => {
  const { set, find, advance, responsibleGaming } = await asMember()
  await set({ ...DEPOSITS, amount: 100_000 })
  await set({ ...DEPOSITS, amount: 300_000 })
  await responsibleGaming.cancelLimitChange(DEPOSITS)
  await advance('2d')

  expect(await find()).not.toHaveProperty('pending')
  expect(await refusalOf(responsibleGaming.confirmLimit({ ...DEPOSITS, amount: 300_000 }))).toMatchObject({
    code: 'request_param_err',
    value: { field: 'amount' },
  })
  expect(await find()).toMatchObject({ amount: 100_000 })
})

test('a raise that is confirmed in two tabs is confirmed once, and only as it was seen', async () => {
  const { set, find, advance, responsibleGaming } = await asMember()
  await set({ ...DEPOSITS, amount: 100_000 })
  await set({ ...DEPOSITS, amount: 300_000 })
  await set({ ...DEPOSITS, amount: 200_000 })
  await advance('1d')

  const seenBefore = refusalOf(responsibleGaming.confirmLimit({ ...DEPOSITS, amount: 300_000 }))
  expect(await seenBefore).toMatchObject({ code: 'request_param_err' })
  expect(await refusalOf(responsibleGaming.confirmLimit(DEPOSITS))).toMatchObject({ code: 'request_param_err' })
  await responsibleGaming.confirmLimit({ ...DEPOSITS, amount: 200_000 })
  await responsibleGaming.confirmLimit({ ...DEPOSITS, amount: 200_000 })
  expect(await find()).toMatchObject({ amount: 200_000 })
})

test('the same raise again does not start a new wait; another one does', async () => {
  const { set, find, advance, world } = await asMember()
  await set({ ...DEPOSITS, amount: 100_000 })
  await set({ ...DEPOSITS, amount: 300_000 })
  const first = world.clock.now()
  await advance('1h')
  await set({ ...DEPOSITS, amount: 300_000 })
  expect((await find())!.pending!.requestTime).toBe(first)

  await set({ ...DEPOSITS, amount: 400_000 })
  expect((await find())!.pending).toMatchObject({ amount: 400_000, requestTime: world.clock.now() })
})

test.for(
  [
    [
      [300_000, 200_000],
      [200_000, 300_000],
    ],
  ].flat(),
)('of two changes at once the stricter holds: %j [R-2-16]', async (amounts) => {
  const { set, find } = await asMember()

  await Promise.all(amounts.map((amount) => set({ ...DEPOSITS, amount })))

  expect(await find()).toMatchObject({ amount: 200_000 })
})

test('a change sent twice with one key has one effect [R-2-16]', async () => {
  const { send, advance, find } = await asMember()
  const sendOnce = (amount: number) =>
    send('/wps/member/responsible/limits', { ...DEPOSITS, amount }, { 'idempotency-key': 'limit-0001' })
  const first = await sendOnce(300_000)
  await advance('1h')

  expect((await sendOnce(300_000)).text).toBe(first.text)
  expect((await sendOnce(200_000)).json.errorCode).toBe('idempotency.key.reused')
  expect(await find()).toMatchObject({ amount: 300_000 })
})

const badInput: [string, object][] = [
  ['amount', { ...DEPOSITS, amount: 0 }],
  ['amount', { ...DEPOSITS, amount: -1 }],
  ['amount', { ...DEPOSITS, amount: 1e300 }],
  ['amount', { ...DEPOSITS, amount: 0.001 }],
  ['amount', { ...DEPOSITS, amount: '500000' }],
  ['kind', { ...DEPOSITS, kind: 'wins', amount: 1 }],
  ['period', { ...DEPOSITS, period: 'year', amount: 1 }],
]
test.for(badInput)('%s of %j is refused, and nothing is set', async ([field, body]) => {
  const { send, responsibleGaming } = await asMember()

  const { status, json } = await send('/wps/member/responsible/limits', body)

  expect([status, json.value.field]).toEqual([400, field])
  expect(await responsibleGaming.listLimits()).toEqual([])
})

test('a confirmation of an amount that no limit can have does not remove the limit', async () => {
  const { set, find, send, responsibleGaming, advance } = await asMember()
  await set({ ...DEPOSITS, amount: 100 })
  await responsibleGaming.removeLimit(DEPOSITS)
  await advance('1d')

  const body = { ...DEPOSITS, amount: 100.001 }
  expect((await send('/wps/member/responsible/limits/confirmation', body)).status).toBe(400)
  expect(await find()).toMatchObject({ amount: 100 })
})

test('a trial account sets no limit', async () => {
  const { set } = await asMember('notype01')

  expect(await refusalOf(set({ ...DEPOSITS, amount: 1 }))).toMatchObject({ code: 'permission.denied' })
})

test('a higher limit that was requested before the rulebook changed is not confirmed beyond it', async () => {
  const month = { kind: 'deposit', period: 'month' } as const
  const { set, find, advance, control, responsibleGaming } = await asMember()
  await set({ ...month, amount: 1_000_000 })
  await set({ ...month, amount: 30_500_000.01 })
  await control('POST', '/preset', { name: 'rules-de' })
  await advance('8d')

  expect(await refusalOf(responsibleGaming.confirmLimit({ ...month, amount: 30_500_000.01 }))).toMatchObject({
    code: 'request_param_err',
    value: { field: 'amount', reason: 'is above the maximum of the rulebook' },
  })
  expect(await find('deposit', 'month')).toMatchObject({ amount: 1_000_000 })
})

test('a higher limit up to that of the rulebook is confirmed', async () => {
  const month = { kind: 'deposit', period: 'month' } as const
  const { set, find, advance, control, responsibleGaming } = await asMember()
  await set({ ...month, amount: 1_000_000 })
  await set({ ...month, amount: 30_500_000 })
  await control('POST', '/preset', { name: 'rules-de' })
  await advance('8d')

  await responsibleGaming.confirmLimit({ ...month, amount: 30_500_000 })
  expect(await find('deposit', 'month')).toMatchObject({ amount: 30_500_000 })
})

test('a limit that a later rulebook would not allow can still be lowered, but not raised [R-2-02]', async () => {
  const week = { kind: 'deposit', period: 'week' } as const
  const { set, find, control } = await asMember()
  await set({ ...week, amount: 1_000_000 })
  await control('POST', '/preset', { name: 'rules-vn' })

  await set({ ...week, amount: 200_000 })
  expect(await find('deposit', 'week')).toMatchObject({ amount: 200_000 })
  expect(await refusalOf(set({ ...week, amount: 300_000 }))).toMatchObject({ value: { field: 'period' } })
})

test('others can pay in exactly what remains of a limit, and not a minor unit more', async () => {
  const { set, deposit, services, memberId } = await asMember()
  await set({ ...DEPOSITS, amount: 500_000 })
  await deposit(400_000)
  const mayReceive = [10_000_000, 10_000_001].map((amount) => services.limits.mayReceive(memberId, amount))
  expect(mayReceive).toEqual([true, false])
})
