import { expect, test } from 'vitest'
import { setup } from '../../../adapters/testing.ts'
import { DAY } from '../../../kernel/world/local-day.ts'
import { asMember, refusalOf } from '../testing.ts'

test('the same time-out again adds none, a longer one holds, and the list begins with the latest', async () => {
  const { services, memberId, responsibleGaming, world } = await asMember()
  const now = world.clock.now()
  for (const days of [1, 1, 7] as const) await world.run(() => services.breaks.startTimeOut(memberId, days * DAY))

  const breaks = await responsibleGaming.listBreaks()
  expect(breaks.map(({ endTime }) => endTime! - now)).toEqual([7 * DAY, DAY])
  expect(services.breaks.findInForce(memberId)!.endsAt).toBe(now + 7 * DAY)
})

test.for([
  [12, 1],
  [7 * 24, 7],
])(
  'in rulebook de the panic button during a time-out of %i more hours leaves one of %i days',
  async ([hours, days]) => {
    const { services, memberId, world } = await asMember('demo02', 'de')
    const now = world.clock.now()
    const endsAt = now + hours! * 3_600_000
    await world.run(() => services.breaks.record({ memberId, kind: 'timeOut', startedAt: now - DAY, endsAt }))

    await world.run(() => services.breaks.startPanicTimeOut(memberId))
    expect(services.breaks.findInForce(memberId)!.endsAt).toBe(now + days! * DAY)
  },
)

test('who has returned from an exclusion does not close the registration of others', async () => {
  const { services, memberId, world } = await asMember()
  const now = world.clock.now()
  const past = { memberId, kind: 'selfExclusion', startedAt: now - 300 * DAY, endsAt: now - 100 * DAY } as const
  await world.run(() => services.breaks.record({ ...past, returnsAt: now }))
  const person = { email: services.members.get(memberId)!.email ?? 'demo02@site.example' }
  await services.members.update(memberId, person)

  expect(() => services.breaks.assertNotExcluded(person)).not.toThrow()
  await world.run(() => services.exclusions.exclude(memberId, 180 * DAY))
  expect(() => services.breaks.assertNotExcluded(person)).toThrow()
})

test('a trial account takes no break, and has no reality check where members have one', async () => {
  const { mock, gatewayOf, call, control } = setup()
  const { world, services } = await mock.worlds.open('default')
  await control('POST', '/preset', { name: 'rules-gb' })
  const { token } = await gatewayOf().session.createTrial()
  const { json } = await call('POST', '/wps/member/responsible/time-outs', { token, body: { duration: DAY } })
  expect(json).toMatchObject({ errorCode: 'permission.denied' })

  const { id } = services.members.list().find(({ account }) => account.startsWith('trial'))!
  await services.visits.open({ memberId: id, vassalage: 'NGT', gameType: 'RNG', expiresAt: world.clock.now() + DAY })
  await control('POST', '/clock/advance', { duration: '61m' })
  expect(services.playSessions.get(id).realityCheck).toEqual({ interval: 0, isPending: false })
})

test('without the module a bonus counts the stakes in all games', async () => {
  const { services, control } = await asMember('demo02', 'gb')
  const terms = { factor: 5, gameType: 'RNG' }
  expect(services.bonusRules.findOnlyProduct(terms)).toBe('RNG')
  await control('PATCH', '/settings', { flags: { RESPGAME3: false } })
  expect(services.bonusRules.findOnlyProduct(terms)).toBeUndefined()
})

test('free spins wait until a time-out is over, and are played then [R-4-01]', async () => {
  const { services, memberId, world, control, responsibleGaming } = await asMember('many01', 'de')
  const slot = { memberId, vassalage: 'NGT', gameType: 'RNG', gameCode: 'NGT_RNG_001', gameName: '', nodeId: 10001 }
  const spin = () => refusalOf(world.run(() => services.wagers.placeFree(slot)))
  await responsibleGaming.createPanicTimeOut()

  expect(await spin()).toMatchObject({ code: 'account.time.out', value: { data: { until: world.clock.now() + DAY } } })
  expect(services.wagers.of(memberId, 10001)[0]?.placedAt).not.toBe(world.clock.now())
  await control('POST', '/clock/advance', { duration: '1d' })
  expect(await spin()).toBeUndefined()
})

test('a debit of an aggregator beyond a limit, or during a time-out, takes nothing; the same debit again stays taken [R-4-01]', async () => {
  const { services, memberId, world, control, logIn, set } = await asMember('many01')
  await set({ kind: 'stake', period: 'day', amount: 500 })
  const { token } = await logIn()
  const debit = async (transactionId: string, amount: number) => {
    const sent = { player: 'many01', session: token, currency: 'VND', transactionId, roundId: 'R1', amount }
    return (await control('POST', '/wallet/debit', sent)).json
  }
  const { balance } = await debit('T1', 100)

  expect(await debit('T2', 500.01)).toMatchObject({ errorCode: 'limit.stake.exceeded', value: { field: 'amount' } })
  await world.run(() => services.breaks.startTimeOut(memberId, DAY))
  expect(await debit('T3', 100)).toMatchObject({ errorCode: 'account.time.out' })
  expect(await debit('T1', 100)).toEqual({ balance, currency: 'VND' })
  expect(services.wallet.balanceOf(memberId)).toBe(Math.round(balance * 100))
})
