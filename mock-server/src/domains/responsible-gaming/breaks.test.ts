import { expect, test } from 'vitest'
import { DAY } from '../../kernel/world/local-day.ts'
import { memberTable } from '../member/member.model.ts'
import { asMember, refusalOf } from './testing.ts'

const HALF_A_YEAR = 180 * DAY
/** Six calendar months from the day of these tests. */
const SIX_MONTHS = 181 * DAY
const PASSWORD = 'Demo@123'

test('during a time-out stakes, deposits and launches are refused with its end, and nothing moves [R-4-01]', async () => {
  const { responsibleGaming, stake, deposit, games, world, memberId } = await asMember('many01')
  const until = world.clock.now() + DAY
  const before = JSON.stringify(world.ledger.accounts())

  const taken = await responsibleGaming.createTimeOut({ duration: DAY })

  expect(taken).toMatchObject([{ kind: 'timeOut', endTime: until, inForce: true }])
  const refused = { code: 'account.time.out', value: { data: { ruleId: 'time.out.durations', until } } }
  expect(await refusalOf(stake(1000))).toMatchObject(refused)
  expect(await refusalOf(deposit(100_000))).toMatchObject(refused)
  expect(await refusalOf(games.launch({ nodeId: 10001 }))).toMatchObject(refused)
  expect(JSON.stringify(world.ledger.accounts())).toBe(before)
  expect([memberId, world.ledgerInvariants.check()]).toEqual([memberId, undefined])
})

test('during a time-out a member can log in and withdraw [R-4-01]', async () => {
  const { responsibleGaming, advance, withdraw, services, memberId } = await asMember('demo01')
  await responsibleGaming.createTimeOut({ duration: DAY })
  await advance('1h')

  await withdraw()
  expect(services.withdrawals.countOpen(memberId)).toBe(1)
})

test('a time-out ends by itself, not a millisecond before, and cannot be shortened [R-4-02]', async () => {
  const { responsibleGaming, stake, advance } = await asMember('many01')
  await responsibleGaming.createTimeOut({ duration: 7 * DAY })
  expect(await refusalOf(responsibleGaming.createTimeOut({ duration: DAY }))).toMatchObject({
    code: 'account.time.out',
  })

  await advance(`${7 * DAY - 1}ms`)
  expect(await refusalOf(stake(1000))).toMatchObject({ code: 'account.time.out' })
  await advance('1ms')
  await stake(1000)
  expect(await responsibleGaming.listBreaks()).toMatchObject([{ inForce: false }])
})

test('a break holds also if the clock is set back before its beginning, and its end stays', async () => {
  const { responsibleGaming, control, world, stake, send } = await asMember('many01')
  await responsibleGaming.createTimeOut({ duration: DAY })
  const [{ endTime } = {}] = await responsibleGaming.listBreaks()
  await control('POST', '/clock/set', { time: world.clock.now() - 3_600_000 })

  expect(await refusalOf(stake(1000))).toMatchObject({ code: 'account.time.out', value: { data: { until: endTime } } })
  expect((await send('/wps/member/responsible/time-outs', { duration: DAY })).json).toMatchObject({
    errorCode: 'account.time.out',
  })
  expect(await responsibleGaming.listBreaks()).toMatchObject([{ inForce: true }])
})

test('a time-out becomes longer if a longer one is taken', async () => {
  const { responsibleGaming, advance, stake } = await asMember('many01')
  await responsibleGaming.createTimeOut({ duration: DAY })
  await responsibleGaming.createTimeOut({ duration: 7 * DAY })

  await advance('2d')
  expect(await refusalOf(stake(1000))).toMatchObject({ code: 'account.time.out' })
})

test.for([0, -1, 1.5, 2 * DAY, 1e300])('no time-out and no exclusion takes %d ms', async (duration) => {
  const { responsibleGaming, services, memberId } = await asMember()
  const exclusion = { duration, accepted: true } as const
  expect(await refusalOf(responsibleGaming.createTimeOut({ duration }))).toMatchObject({ value: { field: 'duration' } })
  expect(await refusalOf(responsibleGaming.createSelfExclusion(exclusion))).toMatchObject({
    value: { field: 'duration' },
  })

  expect(services.breaks.list(memberId)).toEqual([])
})

test('the durations are those of the rulebook [R-4-01]', async () => {
  const { responsibleGaming } = await asMember('demo02', 'on')
  expect(await refusalOf(responsibleGaming.createTimeOut({ duration: 42 * DAY }))).toMatchObject({
    code: 'request_param_err',
  })
  expect(await responsibleGaming.createTimeOut({ duration: 90 * DAY })).toMatchObject([{ kind: 'timeOut' }])
})

test('a self-exclusion needs an explicit yes [R-4-03]', async () => {
  const { send, services, memberId } = await asMember()
  for (const accepted of [undefined, false, 'true', null]) {
    const { status } = await send('/wps/member/responsible/self-exclusion', { duration: HALF_A_YEAR, accepted })
    expect(status).toBe(400)
  }

  expect(services.breaks.list(memberId)).toEqual([])
})

test('who is excluded is logged out, and each login is refused with the date [R-4-04]', async () => {
  const { responsibleGaming, wallet, logIn, world } = await asMember()
  const until = world.clock.now() + SIX_MONTHS

  await responsibleGaming.createSelfExclusion({ duration: HALF_A_YEAR, accepted: true })

  expect(await refusalOf(wallet.get())).toMatchObject({ status: 401 })
  expect(await refusalOf(logIn())).toMatchObject({ code: 'account.self.excluded', value: { data: { until } } })
})

test('an open bet of an excluded member settles, and what is won is in the balance', async () => {
  const { stake, settle, responsibleGaming, services, memberId } = await asMember('many01')
  const id = await stake(1000)
  const before = services.wallet.balanceOf(memberId)
  await responsibleGaming.createSelfExclusion({ duration: HALF_A_YEAR, accepted: true })

  await settle(id, 2500)

  expect(services.wallet.balanceOf(memberId) - before).toBe(250_000)
})

test('a withdrawal that runs at the exclusion is paid', async () => {
  const { withdraw, responsibleGaming, control, services, memberId } = await asMember('demo01')
  await withdraw()
  await responsibleGaming.createSelfExclusion({ duration: HALF_A_YEAR, accepted: true })

  await control('POST', '/clock/advance', { duration: '1d' })

  expect(services.withdrawals.of(memberId).at(-1)).toMatchObject({ state: 'paid' })
})

test('a deposit that was begun before a time-out and is paid during it is credited', async () => {
  const { deposit, pay, responsibleGaming, wallet, world } = await asMember()
  const { depositId } = await deposit(400_000)
  await responsibleGaming.createTimeOut({ duration: DAY })

  await pay(depositId)

  expect(await wallet.get()).toMatchObject({ sumBalance: 400_000 })
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('after its end an exclusion goes on until the member has asked to return and a day has passed [R-4-08]', async () => {
  const { responsibleGaming, guest, control, logIn } = await asMember('demo02', 'gb')
  const ask = () => guest.responsibleGaming.applyReturn({ username: 'demo02', password: PASSWORD })
  await responsibleGaming.createSelfExclusion({ duration: HALF_A_YEAR, accepted: true })
  await control('POST', '/clock/advance', { duration: `${SIX_MONTHS - 1}ms` })
  expect(await refusalOf(ask())).toMatchObject({ code: 'account.self.excluded' })

  await control('POST', '/clock/advance', { duration: '10d' })
  expect(await refusalOf(logIn())).toMatchObject({ code: 'account.self.excluded' })
  await ask()
  await control('POST', '/clock/advance', { duration: '12h' })
  await ask()
  await control('POST', '/clock/advance', { duration: `${DAY / 2 - 1}ms` })
  expect(await refusalOf(logIn())).toMatchObject({ code: 'account.self.excluded' })
  await control('POST', '/clock/advance', { duration: '1ms' })
  expect(await logIn()).toMatchObject({ userName: 'demo02' })
})

test.for([
  ['definite', HALF_A_YEAR, DAY],
  ['indefinite', undefined, 7 * DAY],
] as const)('in rulebook mt a return from a %s exclusion takes %i ms [R-4-08]', async ([, duration, delay]) => {
  const { responsibleGaming, guest, control, logIn } = await asMember('demo02', 'mt')
  await responsibleGaming.createSelfExclusion({ ...(duration && { duration }), accepted: true })
  await guest.responsibleGaming.applyReturn({ username: 'demo02', password: PASSWORD })

  await control('POST', '/clock/advance', { duration: `${delay - 1}ms` })
  expect(await refusalOf(logIn())).toMatchObject({ code: 'account.self.excluded' })
  await control('POST', '/clock/advance', { duration: '1ms' })
  expect(await logIn()).toMatchObject({ userName: 'demo02' })
})

test('only rulebook mt has an exclusion without an end', async () => {
  const { responsibleGaming, services, memberId } = await asMember('demo02', 'gb')

  expect(await refusalOf(responsibleGaming.createSelfExclusion({ accepted: true }))).toMatchObject({
    value: { field: 'duration' },
  })
  expect(services.breaks.list(memberId)).toEqual([])
})

test('who asks to return with a wrong password is refused, and the exclusion goes on', async () => {
  const { responsibleGaming, guest, control, services, memberId } = await asMember('demo02', 'mt')
  await responsibleGaming.createSelfExclusion({ duration: HALF_A_YEAR, accepted: true })

  const refused = await refusalOf(guest.responsibleGaming.applyReturn({ username: 'demo02', password: 'Wrong@123' }))

  expect(refused).toMatchObject({ code: 'login.incorrect' })
  await control('POST', '/clock/advance', { duration: '30d' })
  expect(services.breaks.list(memberId)).toMatchObject([{ isInForce: true }])
})

test.for([
  ['mobileNum', { mobileNum: '0912345678', countryDialingCode: '+84' }],
  ['email', { email: 'Same@site.example' }],
  ['payeeName', { payeeName: 'NGUYEN VAN BA' }],
  ['payeeName', { payeeName: 'Nguyen Van Ba' }],
  ['payeeName', { payeeName: 'nguyen  van ba ' }],
] as const)('a registration with the %s of an excluded member is refused [R-4-09]', async ([field, input]) => {
  const { responsibleGaming, guest, services, memberId, control } = await asMember()
  const person = { phone: '+84912345678', email: 'same@site.example', payeeName: 'NGUYEN VAN BA' }
  await services.members.update(memberId, person)
  await responsibleGaming.createSelfExclusion({ duration: HALF_A_YEAR, accepted: true })
  await control('POST', '/preset', { name: 'reg-all-fields' })
  const fresh = { username: 'nhanlong88', password: PASSWORD, confirmPassword: PASSWORD }

  const refused = await refusalOf(guest.registration.byUsername({ ...fresh, ...input }))

  expect(refused).toMatchObject({ code: 'account.self.excluded', value: { field } })
  expect(services.members.findByAccount('nhanlong88')).toBeUndefined()
})

test.for(['the linked identity', 'the e-mail address of the identity'])(
  'a registration with %s of an excluded member is refused [R-4-09]',
  async (what) => {
    const { guest, control, services, memberId, world } = await asMember()
    await services.members.update(memberId, { email: 'same@site.example' })
    await control('PATCH', '/settings', { flags: { GOOGLELOGIN3: true } })
    const issue = async (claims: object) => {
      const person = { provider: 'google.com', sub: 'g-1', ...claims }
      return (await control('POST', '/identity/tokens', person)).json.firebaseIdToken as string
    }
    const withEmail = await issue({ email: 'same@site.example' })
    const isLinked = what === 'the linked identity'
    if (isLinked) await guest.session.login({ type: 'firebase', firebaseIdToken: withEmail })
    const firebaseIdToken = isLinked ? await issue({}) : withEmail
    await services.exclusions.exclude(memberId, HALF_A_YEAR)
    const before = world.table(memberTable).size()
    const input = { username: 'again01', password: 'Demo@123', confirmPassword: 'Demo@123' }

    const refused = await refusalOf(guest.registration.byUsername({ ...input, firebaseIdToken }))

    expect(refused).toMatchObject({ code: 'account.self.excluded', value: { data: { ruleId: 'exclusion.durations' } } })
    expect(world.table(memberTable).size()).toBe(before)
  },
)

test('the panic button of rulebook de pauses for a day at once', async () => {
  const { responsibleGaming, world, services, memberId } = await asMember('demo02', 'de')

  await responsibleGaming.createPanicTimeOut()
  await responsibleGaming.createPanicTimeOut()

  expect(services.breaks.list(memberId)).toMatchObject([{ kind: 'timeOut', endsAt: world.clock.now() + DAY }])
})

test('other rulebooks have no panic button', async () => {
  const { responsibleGaming } = await asMember('demo02', 'gb')

  expect(await refusalOf(responsibleGaming.createPanicTimeOut())).toMatchObject({
    status: 403,
    code: 'function.not.available',
    value: { reason: 'the rulebook has no panic button', data: { ruleId: 'panic.button' } },
  })
})

test('a card hand that was dealt before a time-out is played to its end', async () => {
  const { stake, settle, responsibleGaming, services, memberId } = await asMember('many01')
  const id = await stake(1000)
  await responsibleGaming.createTimeOut({ duration: DAY })

  await settle(id, 1500)

  expect(services.wagers.of(memberId)[0]).toMatchObject({ state: 'settled', payout: 150_000 })
})

test('of a stake and a time-out that are sent at once, what comes second sees the first', async () => {
  const { stake, responsibleGaming, world } = await asMember('many01')

  const outcomes = await Promise.all([
    refusalOf(responsibleGaming.createTimeOut({ duration: DAY })),
    refusalOf(stake(1000)),
  ])

  expect(outcomes.filter((error) => error && error.code !== 'account.time.out')).toEqual([])
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('a stake that a gateway lets through during a time-out breaks the invariant', async () => {
  const { stake, responsibleGaming, services, memberId, world } = await asMember('many01')
  const id = await stake(1000)
  await responsibleGaming.createTimeOut({ duration: DAY })
  const { wagerTable } = await import('../wagers/wager.model.ts')
  const wager = services.wagers.get(id)!
  await world.table(wagerTable).insert({ ...wager, id: 'B1', placedAt: world.clock.now(), state: 'cancelled' })

  expect(world.ledgerInvariants.check()).toBe(`member ${memberId} has staked during the timeOut X1`)
})

test('a site without the module has no breaks, and enforces none', async () => {
  const { responsibleGaming, control, stake } = await asMember('many01')
  await responsibleGaming.createTimeOut({ duration: DAY })
  await control('PATCH', '/settings', { flags: { RESPGAME3: false } })

  await stake(1000)
  expect(await refusalOf(responsibleGaming.listBreaks())).toMatchObject({ code: 'function.not.available' })
})
