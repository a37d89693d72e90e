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
