import { expect, test } from 'vitest'
import { asMember, refusalOf } from './testing.ts'

const MINUTE = 60_000
const HALF_HOUR = 1_800_000
const HOUR = 3_600_000

test('a new login neither puts a reality check off nor answers one [R-3-05]', async () => {
  const { games, advance, stake, responsibleGaming, logIn, gateway } = await asMember('many01', 'gb')
  const open = () => games.launch({ nodeId: 10001 })
  await open()
  await advance('59m')
  await open()
  expect((await responsibleGaming.getPlaySession()).realityCheck.remaining).toBe(MINUTE)
  await advance('1m')
  await open()
  expect(await refusalOf(stake(1000))).toMatchObject({ code: 'reality.check.pending' })

  await responsibleGaming.setRealityCheck({ interval: HALF_HOUR })
  await logIn()
  expect(await refusalOf(stake(1000))).toMatchObject({ code: 'reality.check.pending' })
  expect(await refusalOf(gateway().responsibleGaming.getPlaySession())).toMatchObject({ status: 401 })
  await advance('0s')
  await responsibleGaming.answerRealityCheck({ answer: 'goOn' })
  await open()
  await stake(1000, 0)
})

test('a check that is due stays due if a longer time is chosen, also after a login [R-3-05]', async () => {
  const { games, advance, stake, responsibleGaming, logIn } = await asMember('many01')
  await responsibleGaming.setRealityCheck({ interval: HALF_HOUR })
  await games.launch({ nodeId: 10001 })
  await advance('30m')
  await responsibleGaming.setRealityCheck({ interval: HOUR })
  expect(await refusalOf(stake(1000))).toMatchObject({ code: 'reality.check.pending' })
  await advance('1m')
  await logIn()
  expect(await refusalOf(stake(1000))).toMatchObject({ code: 'reality.check.pending' })
})

test('a first choice of reality checks does not count the play before the login', async () => {
  const { games, advance, responsibleGaming } = await asMember('many01')
  await games.launch({ nodeId: 10001 })
  await advance('2h')
  const { realityCheck } = await responsibleGaming.setRealityCheck({ interval: HALF_HOUR })
  expect(realityCheck).toEqual({ interval: 30 * MINUTE, pending: false, remaining: HALF_HOUR })
})
