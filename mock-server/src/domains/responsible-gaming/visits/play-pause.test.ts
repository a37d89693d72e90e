import { expect, test } from 'vitest'
import { wagerTable } from '../../wagers/wager.model.ts'
import { asMember, refusalOf } from '../testing.ts'
import { createPlayTimes } from './play-time.ts'
import { type Visit, visitTable } from './visit.model.ts'

const SLOT = { nodeId: 10001 }
const [MINUTE, HOUR] = [60_000, 3_600_000]
const LENGTHS = { after: HOUR, length: 5 * MINUTE }

/** A member of rulebook de with a slot open, who answers each reality check. */
async function asPlayer(rulebook = 'de') {
  const member = await asMember('many01', rulebook)
  const { set, games, responsibleGaming, stake, control, world } = member
  if (rulebook === 'de') await set({ kind: 'deposit', period: 'month', amount: 30_500_000 })
  const wait = (ms: number) => control('POST', '/clock/advance', { duration: `${ms}ms` })
  const tryStake = async () => {
    await responsibleGaming.answerRealityCheck({ answer: 'goOn' })
    return (await refusalOf(stake(1000, 0)))?.value
  }
  const open = () => games.launch(SLOT)
  await open()
  return { ...member, wait, tryStake, open, now: () => world.clock.now() }
}

test('in rulebook de an hour of play is followed by five minutes without a stake or a launch, to the millisecond [R-2-12]', async () => {
  const { wait, tryStake, open, now, world, responsibleGaming } = await asPlayer()
  await wait(HOUR - 1)
  expect(await tryStake()).toBeUndefined()
  expect((await responsibleGaming.getPlaySession()).pause).toEqual({ remaining: 1 })
  await wait(1)

  const resetsAt = now() + 5 * MINUTE
  const data = { ruleId: 'pause.after.hour', limit: 60, used: 60, remaining: 0, resetsAt }
  expect((await responsibleGaming.getPlaySession()).pause).toEqual({ remaining: 0, endTime: resetsAt })
  expect(await tryStake()).toMatchObject({ reason: 'a pause follows each hour of play', data })
  const before = JSON.stringify(world.ledger.accounts())
  expect(await refusalOf(open())).toMatchObject({ status: 400, code: 'limit.time.exceeded', value: { data } })
  await wait(5 * MINUTE - 1)
  expect(await tryStake()).toMatchObject({ data })
  expect(await refusalOf(open())).toMatchObject({ value: { data } })
  expect(JSON.stringify(world.ledger.accounts())).toBe(before)
  await wait(1)

  expect(await tryStake()).toBeUndefined()
  await open()
  expect((await responsibleGaming.getPlaySession()).pause).toEqual({ remaining: HOUR })
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('after the pause the next hour begins, also in a game that stayed open', async () => {
  const { wait, tryStake } = await asPlayer()
  await wait(HOUR + 5 * MINUTE)
  expect(await tryStake()).toBeUndefined()
  await wait(HOUR - 1)
  expect(await tryStake()).toBeUndefined()
  await wait(1)
  expect(await tryStake()).toMatchObject({ data: { ruleId: 'pause.after.hour' } })
})

test('who leaves the game, changes it or logs in again has the same pause', async () => {
  const { wait, games, responsibleGaming, advance, open } = await asPlayer()
  await wait(30 * MINUTE)
  await responsibleGaming.leaveGame({})
  await games.launch({ nodeId: 10002 })
  await wait(30 * MINUTE)
  await responsibleGaming.leaveGame({})
  await advance('1m')
  expect(await refusalOf(open())).toMatchObject({
    code: 'limit.time.exceeded',
    value: { data: { ruleId: 'pause.after.hour' } },
  })
})

test.for([
  [5 * MINUTE, undefined],
  [5 * MINUTE - 1, 'pause.after.hour'],
] as const)(
  'after an interruption of %i ms the rule of the next stake is %s [R-2-12]',
  async ([interruption, rule]) => {
    const { wait, tryStake, open, responsibleGaming } = await asPlayer()
    await wait(HOUR - MINUTE)
    await responsibleGaming.leaveGame({})
    await wait(interruption)
    await open()
    await wait(MINUTE)
    const { ruleId } = ((await tryStake())?.data ?? {}) as { ruleId?: string }
    expect(ruleId).toBe(rule)
  },
)

test('a round that began before the pause is settled, and money is deposited and withdrawn during it', async () => {
  const { stake, settle, wait, deposit, services, memberId } = await asPlayer()
  const open = await stake(1000)
  await wait(HOUR)
  await settle(open, 3000)
  await deposit(200_000)
  expect(services.wagers.openOf(memberId)).toEqual([])
})

test.for(['open', 'gb', 'on', 'mt', 'vn'])('rulebook %s has no pause', async (rulebook) => {
  const { wait, tryStake, responsibleGaming } = await asPlayer(rulebook)
  await wait(HOUR)
  expect(await tryStake()).toBeUndefined()
  expect(await responsibleGaming.getPlaySession()).not.toHaveProperty('pause')
})

test('the invariant notices a stake during the pause', async () => {
  const { wait, world, memberId, now, responsibleGaming } = await asPlayer()
  await wait(HOUR)
  await responsibleGaming.answerRealityCheck({ answer: 'goOn' })
  const game = { gameType: 'RNG', vassalage: 'NGT', gameCode: 'NGT_RNG_001', gameName: 'Cá Chép', nodeId: 10001 }
  const times = { placedAt: now(), settledAt: now() }
  const row = { id: 'S1', memberId, ...game, stake: 100, payout: 0, state: 'settled' as const, ...times }
  await world.table(wagerTable).insert(row)
  expect(world.ledgerInvariants.check()).toMatch(/has played during the pause/)
})

const visit = (startedAt: number, expiresAt: number): Visit => ({
  id: `V${startedAt}`,
  memberId: 1,
  vassalage: 'NGT',
  gameType: 'RNG',
  startedAt,
  expiresAt,
})

test.for([
  { of: 'no game', visits: [], now: 0, expected: { remaining: HOUR } },
  { of: 'a game of three hours', visits: [visit(0, 3 * HOUR)], now: 2 * HOUR + 5 * MINUTE, pauseUntil: 130 },
  { of: 'a pause that is over', visits: [visit(0, 3 * HOUR)], now: 65 * MINUTE, expected: { remaining: HOUR } },
  { of: 'a game left in the pause', visits: [visit(0, 62 * MINUTE)], now: 64 * MINUTE, pauseUntil: 65 },
  { of: 'the time after it', visits: [visit(0, 62 * MINUTE)], now: 66 * MINUTE, expected: { remaining: HOUR } },
  { of: 'two games at once', visits: [visit(0, 40 * MINUTE), visit(0, 40 * MINUTE)], now: 40 * MINUTE, left: 20 },
  { of: 'a game within another', visits: [visit(0, HOUR), visit(0, 5 * MINUTE)], now: 59 * MINUTE, left: 1 },
])('pauses of $of [R-2-12]', async ({ visits, now, expected, pauseUntil, left }) => {
  const paused = pauseUntil === undefined ? undefined : { remaining: 0, endsAt: pauseUntil * MINUTE }
  const { times } = await createTimes(visits)
  expect(times.pauseOf(1, LENGTHS, now)).toEqual(expected ?? paused ?? { remaining: left! * MINUTE })
})

async function createTimes(visits: readonly Visit[]) {
  const table = visitTable.create()
  const times = createPlayTimes(table)
  for (const [index, row] of visits.entries()) await table.insert({ ...row, id: `V${index}` })
  return { table, times }
}

test('the play of ended games is kept, and follows each launch, each game that is left, and a clock that is set back', async () => {
  const { table, times } = await createTimes([visit(0, 10 * MINUTE)])
  const playedAt = (minute: number) => times.playedSince(1, 0, minute * MINUTE) / MINUTE
  expect([playedAt(5), playedAt(20)]).toEqual([5, 10])

  await table.insert({ ...visit(30 * MINUTE, 50 * MINUTE), id: 'V1' })
  expect([playedAt(40), playedAt(60)]).toEqual([20, 30])
  await table.update('V1', { leftAt: 35 * MINUTE })
  expect(playedAt(60)).toBe(15)
  expect([playedAt(32), playedAt(5)]).toEqual([12, 5])
  expect(times.pauseOf(1, LENGTHS, 60 * MINUTE)).toEqual({ remaining: HOUR })
  expect(times.pauseOf(1, LENGTHS, 32 * MINUTE)).toEqual({ remaining: HOUR - 2 * MINUTE })
})

test('a member with thousands of launches has few visits to look at', async () => {
  const { services, memberId, now, wait, world } = await asPlayer('on')
  const times = createPlayTimes(world.table(visitTable))
  for (let launch = 0; launch < 300; launch++) {
    const game = { vassalage: 'NGT', gameType: 'RNG', nodeId: launch % 2 ? 10001 : 10002 }
    await services.visits.open({ memberId, ...game, expiresAt: now() + 12 * HOUR })
    if (launch % 3 === 0) await services.visits.leave(memberId)
    if (launch % 50 === 0) await wait(1000)
  }
  expect(services.visits.openOf(memberId).length).toBeLessThanOrEqual(2)
  expect(times.aliveOf(memberId, now()).length).toBeLessThanOrEqual(3)
  expect(times.of(memberId, now()).length).toBeGreaterThan(300)
})

test('what is counted step by step is what is counted at once', async () => {
  const { table, times } = await createTimes([])
  for (let step = 0; step < 60; step++) {
    const at = step * MINUTE * 7
    await table.insert({ ...visit(at, at + ((step * 37) % 90) * MINUTE), id: `V${step}` })
    if (step % 4 === 3) await table.update(`V${step - 1}`, { leftAt: at + MINUTE })
    const fresh = createPlayTimes(table)
    for (const now of [at, at + 3 * MINUTE]) {
      expect(times.playedSince(1, 5 * MINUTE, now)).toBe(fresh.playedSince(1, 5 * MINUTE, now))
      expect(times.pauseOf(1, LENGTHS, now)).toEqual(fresh.pauseOf(1, LENGTHS, now))
    }
  }
})
