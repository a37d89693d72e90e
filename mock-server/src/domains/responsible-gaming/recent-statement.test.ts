import { expect, test } from 'vitest'
import { asMember, refusalOf } from './testing.ts'
import { DAY } from '../../kernel/world/local-day.ts'

const SLOT = { nodeId: 10001 }
const pending = {
  status: 400,
  code: 'statement.pending',
  value: { data: { ruleId: 'statement.confirmed.days', limit: 30 } },
}

/** A member of a rulebook with a limit, who has just logged in. */
async function asNewcomer(rulebook = 'de') {
  const member = await asMember('many01', rulebook)
  if (rulebook === 'de')
    await member.services.limits.set(member.memberId, { kind: 'deposit', period: 'month' }, 30_500_000)
  await member.services.recentStatement.beginSession(member.memberId)
  const statement = async () => (await member.responsibleGaming.getPlaySession()).statement
  const wait = (ms: number) => member.control('POST', '/clock/advance', { duration: `${ms}ms` })
  return { ...member, statement, wait }
}

test('in rulebook de no stake and no launch is taken until the statement of 30 days is confirmed [R-6-04]', async () => {
  const { world, stake, games, responsibleGaming, statement } = await asNewcomer()
  const before = JSON.stringify(world.ledger.accounts())
  expect(await refusalOf(stake(1000))).toMatchObject(pending)
  expect(await refusalOf(games.launch(SLOT))).toMatchObject(pending)
  expect(JSON.stringify(world.ledger.accounts())).toBe(before)

  expect(await responsibleGaming.confirmStatement()).not.toHaveProperty('statement')

  expect(await statement()).toBeUndefined()
  await games.launch(SLOT)
  await stake(1000, 0)
})

test('the statement has the stakes and payouts of exactly 30 days [R-6-04]', async () => {
  const { stake, services, memberId, wait, statement, world } = await asNewcomer()
  await services.recentStatement.confirm(memberId)
  await stake(1000, 400)
  const { stakes: before } = services.playTotals.since(memberId, world.clock.now() + 1)
  expect(before).toBe(0)
  const placedAt = world.clock.now()
  await wait(30 * DAY)
  expect(await refusalOf(statement())).toMatchObject({ status: 401 })
  expect(services.recentStatement.findDue(memberId)).toEqual({ startedAt: placedAt, stakes: 100_000, payouts: 40_000 })
  await wait(1)
  expect(services.recentStatement.findDue(memberId)).toMatchObject({ stakes: 0, payouts: 0 })
})

test.for(['logIn', 'phone'])('the next login (%s) asks for it again, at the same moment too [R-6-04]', async (way) => {
  const { logIn, guest, control, services, memberId, stake } = await asNewcomer()
  await services.recentStatement.confirm(memberId)
  if (way === 'logIn') await logIn()
  else {
    await services.members.update(memberId, { phone: '+84977001122', countryDialingCode: '84' })
    await control('PATCH', '/settings', { flags: { MOBILELOGIN3: true } })
    await guest.session.login({ type: 'username', username: '0977001122', password: 'Demo@123' })
  }
  expect(await refusalOf(stake(1000))).toMatchObject(pending)
})

test('a session that lasts is asked again after a day, to the millisecond [R-6-04]', async () => {
  const { services, memberId, wait, stake } = await asNewcomer()
  await services.recentStatement.confirm(memberId)
  await wait(DAY - 1)
  await stake(1000, 0)
  await wait(1)
  expect(await refusalOf(stake(1000))).toMatchObject(pending)
})

test('money is deposited and withdrawn, and a round is finished, without it', async () => {
  const { stake, settle, deposit, services, memberId } = await asNewcomer()
  await services.recentStatement.confirm(memberId)
  const open = await stake(1000)
  await services.recentStatement.beginSession(memberId)
  await settle(open, 3000)
  await deposit(200_000)
  expect(services.wagers.openOf(memberId)).toEqual([])
})

test.for(['open', 'gb', 'on', 'mt', 'vn'])('rulebook %s asks for no statement', async (rulebook) => {
  const { statement, responsibleGaming, games } = await asNewcomer(rulebook)
  expect(await statement()).toBeUndefined()
  await responsibleGaming.confirmStatement()
  await games.launch(SLOT)
})

test('a confirmation without a statement that is due changes nothing, so a second tab starts no new day', async () => {
  const { responsibleGaming, wait, stake } = await asNewcomer()
  await responsibleGaming.confirmStatement()
  await wait(DAY / 2)
  await responsibleGaming.confirmStatement()
  await wait(DAY / 2)
  expect(await refusalOf(stake(1000))).toMatchObject(pending)
})

test('a clock that is set back before the confirmation asks for it again', async () => {
  const { services, memberId, world } = await asNewcomer()
  await services.recentStatement.confirm(memberId)
  world.clock.set(world.clock.now() - 1)
  expect(services.recentStatement.findDue(memberId)).toBeDefined()
})

test('a site without the module asks for no statement', async () => {
  const { control, stake } = await asNewcomer()
  await control('PATCH', '/settings', { flags: { RESPGAME3: false } })
  expect(await refusalOf(stake(1000))).toBeUndefined()
})
