import { expect, test } from 'vitest'
import { DAY } from '../../../kernel/world/local-day.ts'
import { asMember, refusalOf } from '../testing.ts'

const HALF_A_YEAR = 180 * DAY

test('who has asked to return is answered when they can log in', async () => {
  const { guest, control, responsibleGaming, world } = await asMember('demo02', 'gb')
  await responsibleGaming.createSelfExclusion({ duration: HALF_A_YEAR, accepted: true })
  await control('POST', '/clock/advance', { duration: '184d' })

  const asked = await guest.responsibleGaming.applyReturn({ username: 'demo02', password: 'Demo@123' })
  expect(asked).toMatchObject([{ inForce: true, returnTime: world.clock.now() + DAY }])
})

test.for([
  ['six months', '2027-08-31', HALF_A_YEAR, '2028-03-02'],
  ['six months', '2027-01-31', HALF_A_YEAR, '2027-07-31'],
  ['six months', '2027-03-01', HALF_A_YEAR, '2027-09-01'],
  ['a year', '2027-03-01', 365 * DAY, '2028-03-01'],
  ['five years', '2027-03-01', 5 * 365 * DAY, '2032-03-01'],
] as const)(
  'a self-exclusion of %s on %s ends on the calendar, not earlier [R-4-03]',
  async ([, day, duration, end]) => {
    const { world, services, memberId, logIn } = await asMember()
    const at = (date: string) => Date.parse(`${date}T23:59:00+07:00`)
    await world.clock.advance(at(day) - world.clock.now())

    await world.run(() => services.exclusions.exclude(memberId, duration))

    expect(await refusalOf(logIn())).toMatchObject({ value: { data: { until: at(end) } } })
  },
)

test('who asks to return a millisecond before the end is refused, and at the end asked once [R-4-08]', async () => {
  const { guest, control, responsibleGaming, logIn, world } = await asMember('demo02', 'gb')
  await responsibleGaming.createSelfExclusion({ duration: HALF_A_YEAR, accepted: true })
  const { until } = ((await refusalOf(logIn()))!.value as { data: { until: number } }).data
  const ask = () => guest.responsibleGaming.applyReturn({ username: 'demo02', password: 'Demo@123' })
  const waitFor = (time: number) => control('POST', '/clock/advance', { duration: time - world.clock.now() })

  await waitFor(until - 1)
  expect(await refusalOf(ask())).toMatchObject({ code: 'account.self.excluded', value: { data: { until } } })
  await waitFor(until)
  await ask()
  await waitFor(until + DAY - 1)
  expect(await refusalOf(logIn())).toMatchObject({ value: { data: { returnsAt: until + DAY } } })
  await waitFor(until + DAY)
  expect(await refusalOf(logIn())).toBeUndefined()
})

test('a second exclusion is refused, also a longer one, and the first one stays [R-4-03]', async () => {
  const { services, memberId, world } = await asMember('demo02', 'gb')
  const exclude = (duration: number) => refusalOf(world.run(() => services.exclusions.exclude(memberId, duration)))
  expect(await exclude(HALF_A_YEAR)).toBeUndefined()
  const [first] = services.breaks.list(memberId)

  for (const duration of [HALF_A_YEAR, 365 * DAY])
    expect(await exclude(duration)).toMatchObject({ code: 'account.self.excluded' })
  expect(services.breaks.list(memberId)).toEqual([first])
})

test.for(['open', 'gb', 'de', 'on', 'vn'])(
  'an exclusion without an end has none in rulebook %s either, and ends where a return can be asked at any time [R-4-08]',
  async (rulebook) => {
    const { guest, control, responsibleGaming, logIn } = await asMember('demo02', 'mt')
    await responsibleGaming.createSelfExclusion({ accepted: true })
    const ask = () => guest.responsibleGaming.applyReturn({ username: 'demo02', password: 'Demo@123' })

    await control('POST', '/preset', { name: `rules-${rulebook}` })
    await control('POST', '/clock/advance', { duration: '3650d' })
    expect(await refusalOf(ask())).toMatchObject({ code: 'account.self.excluded' })
    await control('POST', '/preset', { name: 'rules-mt' })
    await ask()
    await control('POST', '/clock/advance', { duration: '7d' })
    expect(await refusalOf(logIn())).toBeUndefined()
  },
)
