import { expect, test } from 'vitest'
import { catalogue, type Category } from '../../catalogue/catalogue.ts'
import { DAY, dayOf, midnightBefore } from '../../kernel/world/local-day.ts'
import { asMember, refusalOf } from './testing.ts'

const MINOR = 100
const NEWCOMER = {
  username: 'young01',
  password: 'Demo@123',
  confirmPassword: 'Demo@123',
  mobileNum: '0901234567',
  countryDialingCode: '+84',
}

/** A member at games of the catalogue, past the app: `play` sends what a game's page sends. */
async function asPlayer(rulebook: string, account = 'many01') {
  const member = await asMember(account, rulebook)
  const { games, world, services, memberId, send, set } = member
  if (rulebook === 'de') await set({ kind: 'deposit', period: 'month', amount: 30_500_000 })
  const launches = new Map<number, string>()
  const gamesOf = (category: Category) =>
    catalogue()
      .byCategory.get(category)!
      .filter(({ isUnderMaintenance, minBet }) => !isUnderMaintenance && minBet === 100)
  const open = async ({ nodeId }: { nodeId: number }) => {
    const address = await games.launch({ nodeId })
    launches.set(nodeId, new URL(address, 'http://site').searchParams.get('launch')!)
  }
  const post = (path: string, { nodeId }: { nodeId: number }, body: object) =>
    send(`/partners/${path}`, { launch: launches.get(nodeId), ...body })
  const spin = async (game: { nodeId: number }, body: object = { stake: 100 }) =>
    (await post('slot/spin', game, body)).json
  /** Stakes past the page of the game. */
  const stakeIn = (game: ReturnType<typeof gamesOf>[number], stake = 100) =>
    world.run(async () => {
      const { vassalage, gameType, gameCode, nodeId } = game
      await services.wagers.place({
        memberId,
        vassalage,
        gameType,
        gameCode,
        gameName: '',
        nodeId,
        stake: Math.round(stake * MINOR),
      })
    })
  const wait = (duration: string) => member.control('POST', '/clock/advance', { duration })
  return { ...member, gamesOf, open, post, spin, stakeIn, wait }
}

test.for([
  ['gb', 'RNG', 2500],
  ['gb', 'PVP', 5000],
  ['gb', 'FISH', 5000],
  ['de', 'RNG', 5000],
  ['on', 'PVP', 2500],
] as const)(
  'in rulebook %s a round of %s takes %i ms at least, to the millisecond [R-5-01]',
  async ([id, type, cycle]) => {
    const { gamesOf, stakeIn, wait, world } = await asPlayer(id)
    const game = gamesOf(type)[0]!
    await stakeIn(game)
    await wait(`${cycle - 1}ms`)

    const ruleId = type === 'RNG' ? 'cycle.slots' : 'cycle.other'
    const times = { limit: cycle, used: cycle - 1, remaining: 1, availableAt: world.clock.now() + 1 }
    expect(await refusalOf(stakeIn(game))).toMatchObject({
      code: 'game.cycle.short',
      value: { data: { ruleId, ...times } },
    })
    await wait('1ms')
    await stakeIn(game)
  },
)

test('a spin past the page gets the refusal of the cycle, takes nothing and begins no new one [R-5-01]', async () => {
  const { gamesOf, open, spin, wait, world } = await asPlayer('gb')
  const [slot] = gamesOf('RNG')
  await open(slot!)
  await spin(slot!)
  const before = JSON.stringify(world.ledger.accounts())
  await wait('2s')

  expect(await spin(slot!)).toMatchObject({ errorCode: 'game.cycle.short' })
  expect(JSON.stringify(world.ledger.accounts())).toBe(before)
  await wait('500ms')
  expect(await spin(slot!)).toMatchObject({ orderNo: expect.any(String) })
})

test('two slots in turn are not faster than one, and free spins have the same cycle [R-5-01]', async () => {
  const { gamesOf, stakeIn, world, services, memberId } = await asPlayer('gb')
  const [one, other] = gamesOf('RNG')
  await stakeIn(one!)
  expect(await refusalOf(stakeIn(other!))).toMatchObject({ code: 'game.cycle.short' })

  const { vassalage, gameType, gameCode, nodeId } = one!
  const free = { memberId, vassalage, gameType, gameCode, gameName: '', nodeId }
  expect(await refusalOf(world.run(() => services.wagers.placeFree(free)))).toMatchObject({ code: 'game.cycle.short' })
})

test('bets that join a round of the clock have no cycle, and no such round is shorter than one [R-5-01]', async () => {
  const { gamesOf, open, post } = await asPlayer('gb')
  const [table] = gamesOf('LIVE')
  await open(table!)
  const { state } = (await post('live/open', table!, {})).json
  const [pick] = Object.keys((await import('../../../simulators/live/rules/tables.ts')).gameAt(table!).choices)
  const bet = { round: state.round.key, bets: [{ pick, stake: 100 }] }

  expect((await post('live/bet', table!, bet)).status).toBe(200)
  expect((await post('live/bet', table!, bet)).status).toBe(200)
  expect(state.round.nextAt - state.round.startAt).toBeGreaterThan(5000)
})

test.for(['gb', 'de', 'on', 'vn'])(
  'in rulebook %s a spin or a volley of autoplay or quick spin is refused [R-5-02]',
  async (id) => {
    const { gamesOf, open, spin, post, responsibleGaming, world } = await asPlayer(id)
    const [[slot], [water]] = [gamesOf('RNG'), gamesOf('FISH')]
    await open(slot!)
    expect((await post('slot/open', slot!, {})).json.terms).toMatchObject({ isAutoPlayAllowed: false })
    const before = JSON.stringify(world.ledger.accounts())
    const refused = { errorCode: 'function.not.available', value: { data: { ruleId: 'autoplay.allowed' } } }
    expect(await spin(slot!, { stake: 100, pace: 'auto' })).toMatchObject(refused)
    expect(await spin(slot!, { stake: 100, pace: 'quick' })).toMatchObject(refused)
    await responsibleGaming.leaveGame({})
    await open(water!)
    const { json } = await post('fish/shoot', water!, { cost: 100, targets: ['any'], isAuto: true })
    expect(json).toMatchObject(refused)
    expect(JSON.stringify(world.ledger.accounts())).toBe(before)
  },
)

test.for(['open', 'mt'])('in rulebook %s there is autoplay, and no shortest cycle [R-5-02]', async (id) => {
  const { gamesOf, open, spin, post } = await asPlayer(id)
  const [slot] = gamesOf('RNG')
  await open(slot!)
  expect((await post('slot/open', slot!, {})).json.terms).toEqual({ isAutoPlayAllowed: true, cycle: 0 })
  expect(await spin(slot!, { stake: 100, pace: 'auto' })).toMatchObject({ orderNo: expect.any(String) })
  expect(await spin(slot!, { stake: 100, pace: 'quick' })).toMatchObject({ orderNo: expect.any(String) })
})

test('in rulebook de a second game is refused, and the refusal names the open one [R-5-04]', async () => {
  const { gamesOf, open, stakeIn, responsibleGaming } = await asPlayer('de')
  const [[slot], [water]] = [gamesOf('RNG'), gamesOf('FISH')]
  await open(slot!)

  const { vassalage, nodeId, names } = slot!
  const named = { ruleId: 'games.at.once', vassalage, gameType: 'RNG', nodeId, names }
  const refused = await refusalOf(open(water!))
  expect(refused).toMatchObject({ status: 400, code: 'game.parallel', value: { data: named } })
  expect(refused!.gatewayMessage).toContain(names.en)
  expect(await refusalOf(stakeIn(water!))).toMatchObject({ code: 'game.parallel', value: { data: named } })
  await open(slot!)
  await responsibleGaming.leaveGame({ nodeId })
  await open(water!)
})

test('in rulebook de a game that was left takes no stake, so two cannot be played in turn [R-5-04]', async () => {
  const { gamesOf, open, spin, responsibleGaming } = await asPlayer('de')
  const [slot] = gamesOf('RNG')
  await open(slot!)
  await responsibleGaming.leaveGame({})
  expect(await spin(slot!)).toMatchObject({ errorCode: 'game.parallel' })

  await open(slot!)
  expect(await spin(slot!)).toMatchObject({ orderNo: expect.any(String) })
})

test('in rulebook gb two slots are refused, but not a slot and another game [R-5-04]', async () => {
  const { gamesOf, open } = await asPlayer('gb')
  const [[slot, other], [water, sea]] = [gamesOf('RNG'), gamesOf('FISH')]
  await open(slot!)
  await open(water!)
  await open(sea!)
  expect(await refusalOf(open(other!))).toMatchObject({
    code: 'game.parallel',
    value: { data: { nodeId: slot!.nodeId } },
  })
})

test('in rulebook open several games are played at once [R-5-04]', async () => {
  const { gamesOf, open, stakeIn } = await asPlayer('open')
  const [slot, other] = gamesOf('RNG')
  await open(slot!)
  await open(other!)
  expect(await refusalOf(stakeIn(slot!))).toBeUndefined()
  expect(await refusalOf(stakeIn(other!))).toBeUndefined()
})

test.for([
  ['gb', '2006-11-20', 70_000, 'stake.slot.highest.young'],
  ['gb', undefined, 70_000, 'stake.slot.highest.young'],
  ['gb', '1990-01-31', 175_000, 'stake.slot.highest'],
  ['de', '1990-01-31', 30_500, 'stake.slot.highest'],
] as const)(
  'in rulebook %s a member born %s stakes %i in a slot at most [R-5-06]',
  async ([id, birthday, highest, ruleId]) => {
    const { gamesOf, stakeIn, open, post, spin, world, services, memberId } = await asPlayer(id, 'demo01')
    await world.run(() => services.members.update(memberId, { profile: birthday ? { birthday } : {} }))
    const [slot] = gamesOf('RNG')
    await open(slot!)

    const value = { field: 'stake', data: { ruleId, limit: highest } }
    expect(await refusalOf(stakeIn(slot!, highest + 0.01))).toMatchObject({ code: 'stake.over.rulebook', value })
    const spun = await spin(slot!, { stake: 100_000 })
    expect(spun.errorCode).toBe(highest < 100_000 ? 'stake.over.rulebook' : undefined)
    const { stakes } = (await post('slot/open', slot!, {})).json
    expect(stakes.every((stake: number) => stake <= highest)).toBe(true)
    expect(stakes).toContain(20_000)
  },
)

test('in rulebook gb the higher stake begins with the 25th birthday of the member, at midnight of the site [R-5-06]', async () => {
  const { gamesOf, stakeIn, world, services, memberId, wait } = await asPlayer('gb')
  const [slot] = gamesOf('RNG')
  const midnight = midnightBefore(world.clock.now()) + DAY
  const birthday = new Date(midnight + 7 * 3_600_000)
    .toISOString()
    .replace(/^\d{4}/, (year) => String(Number(year) - 25))
  await world.run(() => services.members.update(memberId, { profile: { birthday: birthday.slice(0, 10) } }))
  await wait(`${midnight - world.clock.now() - 1}ms`)
  expect(await refusalOf(stakeIn(slot!, 80_000))).toMatchObject({ code: 'stake.over.rulebook' })
  await wait('1ms')
  await stakeIn(slot!, 80_000)
})

test('a stake of another game has no bound of slots', async () => {
  const { gamesOf, stakeIn } = await asPlayer('gb')
  expect(await refusalOf(stakeIn(gamesOf('PVP')[0]!, 90_000))).toBeUndefined()
})

test('in rulebook vn the stakes of a day over all games have a bound, until midnight [R-5-07]', async () => {
  const { stake, stakeIn, gamesOf, world, wait, services, memberId, send } = await asPlayer('vn', 'demo01')
  await stake(9_999_000, 9_999_000)
  await wait('5s')
  await stakeIn(gamesOf('PVP')[0]!, 999)
  await wait('5s')
  const data = { ruleId: 'stake.day.highest', limit: 10_000_000, remaining: 1 }
  for (const category of ['FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] as const) {
    const [game] = catalogue().byCategory.get(category)!
    expect(await refusalOf(stakeIn(game!, 1.01)), category).toMatchObject({
      code: 'stake.over.rulebook',
      value: { data },
    })
  }
  const { numero } = services.lottery.near(301).currentNumero
  const slip = { gameId: 301, winStop: false, playId: 1, bettingContent: '05', bettingApproach: 'STANDARD' }
  const contents = [{ ...slip, singleBetPrice: 2, numero: [{ numero, multiple: 1 }] }]
  const { json } = await send('/lotto-vn/lgw/betting', { contents, prizeMode: 'Elott', device: 'MOBILE' })
  expect(json).toMatchObject({ errorCode: 'stake.over.rulebook', value: { data } })
  expect(services.playTotals.of(memberId, 'day', world.clock.now()).stakes).toBe(9_999_999 * MINOR)

  await wait(`${midnightBefore(world.clock.now()) + DAY - world.clock.now() - 1}ms`)
  expect(await refusalOf(stake(1.01))).toMatchObject({ code: 'stake.over.rulebook' })
  await wait('1ms')
  await stake(10_000_000)
})

test.for([
  ['vn', 20, 'refused'],
  ['vn', 21, 'taken'],
  ['on', 18, 'refused'],
  ['on', 19, 'taken'],
  ['gb', 17, 'refused'],
  ['gb', 18, 'taken'],
] as const)('in rulebook %s a registration at the age of %i is %s, to the day [R-5-07]', async ([id, age, outcome]) => {
  const { guest, control, world } = await asPlayer(id)
  await control('PATCH', '/settings', { flags: { BIRTHDAY3: false } })
  // The last day on which a person is `age` years old who is one year older tomorrow, or the first one.
  const offset = outcome === 'refused' ? DAY : 0
  const day = dayOf(world.clock.now() + offset)
  const years = outcome === 'refused' ? age + 1 : age
  const birthday = `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

  const registered = guest.registration.byUsername({ ...NEWCOMER, birthday })

  const value = { field: 'birthday', data: { ruleId: 'age.lowest' } }
  const expected = outcome === 'refused' ? { code: 'request_param_err', value } : undefined
  expect([await refusalOf(registered)]).toMatchObject([expected])
})

test('without the module no rule of play holds', async () => {
  const { gamesOf, open, post, stakeIn, spin, control, responsibleGaming, services, memberId } = await asPlayer('gb')
  const [slot, other] = gamesOf('RNG')
  await open(slot!)
  await responsibleGaming.leaveGame({})
  await control('PATCH', '/settings', { flags: { RESPGAME3: false } })
  await stakeIn(slot!)
  expect(services.visits.of(memberId)).toHaveLength(1)
  await open(slot!)
  const { json: page } = await post('slot/open', slot!, {})
  expect(page.terms).toEqual({ isAutoPlayAllowed: true, cycle: 0 })
  expect(Math.max(...page.stakes)).toBeGreaterThan(70_000)
  await open(other!)
  await stakeIn(slot!, 90_000)
  expect(await spin(slot!, { stake: 100, pace: 'quick' })).toMatchObject({ orderNo: expect.any(String) })
})
