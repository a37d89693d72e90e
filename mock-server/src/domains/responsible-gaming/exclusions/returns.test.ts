import { expect, test } from 'vitest'
import { DAY } from '../../../kernel/world/local-day.ts'
import { asMember } from '../testing.ts'

const HALF_A_YEAR = 180 * DAY

test('who has asked to return is answered when they can log in', async () => {
  const { guest, control, responsibleGaming, world } = await asMember('demo02', 'gb')
  await responsibleGaming.excludeMyself({ duration: HALF_A_YEAR, accepted: true })
  await control('POST', '/clock/advance', { duration: '180d' })

  const asked = await guest.responsibleGaming.askToReturn({ username: 'demo02', password: 'Demo@123' })
  expect(asked).toMatchObject([{ inForce: true, returnTime: world.clock.now() + DAY }])
})
