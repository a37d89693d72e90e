import { expect, test } from 'vitest'
import { wagerTable } from '../wagers/wager.model.ts'
import { DAY, midnightBefore } from '../../kernel/world/local-day.ts'
import { asMember, refusalOf } from './testing.ts'

const SLOT = { nodeId: 10001 }
const OTHER_SLOT = { nodeId: 10002 }
const MINUTE = 60_000
const [TEN_MINUTES, HALF_HOUR] = [600_000, 1_800_000] as const
const PLAY_TIME = { kind: 'time', period: 'day' } as const

/** A member with money who passes time without a new login. */
async function asPlayer(rulebook?: string) {
  const member = await asMember('many01', rulebook)
  const wait = (duration: string) => member.control('POST', '/clock/advance', { duration })
  const { responsibleGaming } = member
  return { ...member, wait, read: () => responsibleGaming.getPlaySession() }
}

test('a session of play has time, stakes, payouts and net result since the login [R-3-01]', async () => {
  const { stake, advance, wait, read } = await asPlayer()
  await stake(7000, 900)
  await advance('1m')
  await stake(1000)
  await stake(1000, 0)
  await stake(1000, 2500)
  await wait('10m')

  expect(await read()).toMatchObject({ elapsed: 600_000, played: 0, stake: 3000, payout: 2500, net: -500 })
})

test('a payout after the login of an older bet counts, and a cancelled stake does not', async () => {
  const { stake, settle, advance, read, world, services } = await asPlayer()
  const older = await stake(5000)
  await advance('1m')
  await settle(older, 8000)
  const cancelled = await stake(2000)
  await world.run(() => services.wagers.cancel(cancelled))

  expect(await read()).toMatchObject({ stake: 0, payout: 8000, net: 8000 })
})

test('time is played from the launch of a game until it is left; two games at once count once', async () => {
  const { games, responsibleGaming, wait, read } = await asPlayer()
  await games.launch(SLOT)
  await wait('10m')
  await games.launch(OTHER_SLOT)
  await wait('10m')
  await responsibleGaming.leaveGame(SLOT)
  await wait('5m')
  expect(await read()).toMatchObject({ played: 25 * MINUTE, openGames: 1 })
  await responsibleGaming.leaveGame({ vassalage: 'SEN' })
  await wait('1m')
  await responsibleGaming.leaveGame({})
  await wait('10m')
  expect(await read()).toMatchObject({ played: 26 * MINUTE, elapsed: 36 * MINUTE, openGames: 0 })
})

test('who goes on to stake in a game that was left has it open again, so its time counts', async () => {
  const { games, responsibleGaming, wait, read, stake } = await asPlayer()
  await responsibleGaming.setRealityCheck({ interval: TEN_MINUTES })
  await games.launch(SLOT)
  await responsibleGaming.leaveGame({})
  await wait('5m')
  await stake(1000, 0)
  expect(await read()).toMatchObject({ openGames: 1, played: MINUTE })
  await wait('5m')
  await stake(1000, 0)
  await wait('4m')

  expect(await read()).toMatchObject({ openGames: 1, played: 10 * MINUTE })
  expect(await refusalOf(stake(1000))).toMatchObject({ code: 'reality.check.pending' })
})

test('who leaves the game after each stake, or opens it only for a moment, has played all the time [R-2-12]', async () => {
  const { games, responsibleGaming, wait, read, stake, set, world } = await asPlayer()
  await set({ ...PLAY_TIME, amount: 10 })
  await games.launch(SLOT)
  for (let count = 0; count < 10; count++) {
    await stake(1000, 0)
    await responsibleGaming.leaveGame({})
    await wait('30s')
  }
  for (let count = 0; count < 5; count++) {
    await games.launch(SLOT)
    await responsibleGaming.leaveGame({})
    await wait('1m')
  }

  expect(await read()).toMatchObject({ played: 10 * MINUTE, openGames: 0 })
  expect(await refusalOf(stake(1000))).toMatchObject({ code: 'limit.time.exceeded' })
  expect(await refusalOf(games.launch(SLOT))).toMatchObject({ code: 'limit.time.exceeded' })
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('a stake without a launch, or after its end, opens no game', async () => {
  const { games, responsibleGaming, wait, read, stake, services, memberId } = await asPlayer()
  await stake(1000, 0)
  expect(await read()).toMatchObject({ openGames: 0 })
  await games.launch(SLOT)
  await responsibleGaming.leaveGame({})
  await wait('721m')
  await stake(1000, 0)
  expect(await read()).toMatchObject({ openGames: 0 })
  expect(services.visits.of(memberId)).toHaveLength(1)
})

test('a logout leaves all games', async () => {
  const { games, wait, advance, send, find, set } = await asPlayer()
  await set({ ...PLAY_TIME, amount: 60 })
  await games.launch(SLOT)
  await wait('5m')
  await send('/wps/session/logout', {})
  await wait('10m')
  await advance('1m')

  expect(await find('time')).toMatchObject({ used: 5, remaining: 55 })
})

test('a login leaves the games of the session before, and a launch ends after twelve hours', async () => {
  const { games, advance, wait, find, set } = await asPlayer()
  await set({ ...PLAY_TIME, amount: 1440 })
  await games.launch(SLOT)
  await advance('30m')
  await wait('30m')
  expect(await find('time')).toMatchObject({ used: 30 })
  await games.launch(SLOT)
  await wait('750m')
  expect(await find('time')).toMatchObject({ used: 750 })
})

test('after its minutes a play-time limit refuses stakes and launches until it starts again [R-2-12]', async () => {
  const { games, responsibleGaming, set, stake, wait, find, world } = await asPlayer()
  await set({ ...PLAY_TIME, amount: 60 })
  await games.launch(SLOT)
  await wait(`${60 * MINUTE - 1}ms`)
  await stake(1000, 0)
  await games.launch(SLOT)
  await wait('1ms')

  const resetsAt = midnightBefore(world.clock.now()) + DAY
  const value = {
    reason: 'the time is used up',
    data: { ruleId: 'limit.time', period: 'day', limit: 60, used: 60, remaining: 0, resetsAt },
  }
  const refused = { status: 400, code: 'limit.time.exceeded', value }
  expect(await refusalOf(stake(1000))).toMatchObject(refused)
  expect(await refusalOf(games.launch(SLOT))).toMatchObject(refused)
  expect(await responsibleGaming.getPlaySession()).toMatchObject({ timeLimit: { remaining: 0, resetTime: resetsAt } })
  await responsibleGaming.leaveGame({})
  await wait(`${resetsAt - world.clock.now()}ms`)
  await stake(1000, 0)
  expect(await find('time')).toMatchObject({ used: 0, remaining: 60 })
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('a round that began before the play time was used up is settled', async () => {
  const { games, set, stake, settle, wait, read } = await asPlayer()
  await set({ ...PLAY_TIME, amount: 10 })
  await games.launch(SLOT)
  const open = await stake(1000)
  await wait('10m')
  await settle(open, 3000)

  expect(await read()).toMatchObject({ payout: 3000, timeLimit: { remaining: 0 } })
})

test.for([0, -1, 0.5, 44_641, 1e300])('a play-time limit is not %d minutes', async (amount) => {
  const { set, find } = await asPlayer()
  expect(await refusalOf(set({ ...PLAY_TIME, amount }))).toMatchObject({ value: { field: 'amount' } })
  expect(await find('time')).toBeUndefined()
})

test('a longer play time waits and is confirmed in minutes', async () => {
  const { set, advance, responsibleGaming, find } = await asPlayer()
  await set({ ...PLAY_TIME, amount: 60 })
  await set({ ...PLAY_TIME, amount: 90 })
  expect(await find('time')).toMatchObject({ amount: 60, pending: { amount: 90 } })
  expect(await refusalOf(responsibleGaming.confirmLimit({ ...PLAY_TIME, amount: 90 }))).toMatchObject({
    value: { data: { ruleId: 'limit.raise.delay', limit: 60 } },
  })
  await advance('1d')
  await responsibleGaming.confirmLimit({ ...PLAY_TIME, amount: 90 })
  expect(await find('time')).toMatchObject({ amount: 90 })
})

test('a stake while a reality check is unanswered is refused, and nothing moves [R-3-05]', async () => {
  const { games, responsibleGaming, stake, wait, read, world } = await asPlayer()
  await responsibleGaming.setRealityCheck({ interval: HALF_HOUR })
  await games.launch(SLOT)
  await wait(`${30 * MINUTE - 1}ms`)
  await stake(1000, 0)
  await wait('1ms')

  const before = JSON.stringify(world.ledger.accounts())
  expect(await read()).toMatchObject({ realityCheck: { interval: 30 * MINUTE, pending: true, remaining: 0 } })
  const value = {
    reason: 'a reality check is due',
    data: { ruleId: 'reality.check.interval', interval: 30 * MINUTE },
  }
  expect(await refusalOf(stake(1000))).toMatchObject({ code: 'reality.check.pending', value })
  expect(JSON.stringify(world.ledger.accounts())).toBe(before)
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test.for([0, HALF_HOUR] as const)(
  'a check that is due stays due if an interval of %i ms is chosen instead of an answer [R-3-05]',
  async (interval) => {
    const { games, responsibleGaming, wait, read, stake } = await asPlayer()
    await responsibleGaming.setRealityCheck({ interval: TEN_MINUTES })
    await games.launch(SLOT)
    await wait('10m')

    expect(await responsibleGaming.setRealityCheck({ interval })).toMatchObject({
      realityCheck: { interval, pending: true, remaining: 0 },
    })
    expect(await refusalOf(stake(1000))).toMatchObject({ code: 'reality.check.pending' })
    await responsibleGaming.answerRealityCheck({ answer: 'goOn' })
    await stake(1000, 0)
    const { realityCheck } = await read()
    expect(realityCheck).toEqual(
      interval === 0 ? { interval, pending: false } : { interval, pending: false, remaining: interval },
    )
  },
)

test('an answer starts the next interval; a second one changes nothing', async () => {
  const { games, responsibleGaming, stake, wait } = await asPlayer('gb')
  await games.launch(SLOT)
  await wait('61m')
  const answered = await responsibleGaming.answerRealityCheck({ answer: 'goOn' })
  expect(answered.realityCheck).toEqual({ interval: 60 * MINUTE, pending: false, remaining: 60 * MINUTE })
  await wait('30m')
  const again = await responsibleGaming.answerRealityCheck({ answer: 'goOn' })
  expect(again.realityCheck).toMatchObject({ remaining: 30 * MINUTE })
  await stake(1000, 0)
  await wait('30m')

  expect(await refusalOf(stake(1000))).toMatchObject({ code: 'reality.check.pending' })
})

test('who stops at a reality check leaves all games', async () => {
  const { games, responsibleGaming, wait, read } = await asPlayer('gb')
  await games.launch(SLOT)
  await wait('60m')
  await responsibleGaming.answerRealityCheck({ answer: 'stop' })
  await wait('60m')

  expect(await read()).toMatchObject({ played: 60 * MINUTE, realityCheck: { pending: false } })
})

test('only where the rulebook has no checks can a member choose none', async () => {
  const { control, responsibleGaming, read } = await asPlayer()
  await responsibleGaming.setRealityCheck({ interval: TEN_MINUTES })
  await responsibleGaming.setRealityCheck({ interval: 0 })
  expect(await read()).toMatchObject({ realityCheck: { interval: 0, pending: false } })
  await control('POST', '/preset', { name: 'rules-gb' })
  expect(await read()).toMatchObject({ realityCheck: { interval: 60 * MINUTE } })
  const refused = refusalOf(responsibleGaming.setRealityCheck({ interval: 0 }))
  expect(await refused).toMatchObject({ value: { field: 'interval' } })
})

test('without the module nothing is refused', async () => {
  const { games, control, set, responsibleGaming, stake, wait, world } = await asPlayer('gb')
  await set({ ...PLAY_TIME, amount: 10 })
  await responsibleGaming.setRealityCheck({ interval: TEN_MINUTES })
  await games.launch(SLOT)
  await wait('10m')
  await control('PATCH', '/settings', { flags: { RESPGAME3: false } })

  await stake(1000, 0)
  expect(world.ledgerInvariants.check()).toBeUndefined()
})

test('the invariant of play time notices a stake that the rules would refuse', async () => {
  const { games, set, wait, world, memberId } = await asPlayer()
  await set({ ...PLAY_TIME, amount: 10 })
  await games.launch(SLOT)
  await wait('10m')
  const game = { gameType: 'RNG', vassalage: 'NGT', gameCode: 'NGT_RNG_001', gameName: 'Cá Chép', nodeId: 10001 }
  const times = { placedAt: world.clock.now(), settledAt: world.clock.now() }
  await world
    .table(wagerTable)
    .insert({ id: 'S1', memberId, ...game, stake: 100, payout: 0, state: 'settled', ...times })

  expect(world.ledgerInvariants.check()).toMatch(/has played 600000 ms of 600000 ms a day/)
})
