import { type Gateway, type GatewayProfile, readingsA, readingsB, siteState, statusCode } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'

/** A site that was set up as its profile of this name says. */
async function siteOf(name: string) {
  const site = setup()
  const { status } = await site.control('POST', '/profile', { name })
  expect(status).toBe(200)
  return site
}

test('every answer of a slow site takes two seconds', async () => {
  const { mock } = await siteOf('slow')
  const ask = (path: string) =>
    mock.handle({ method: 'GET', path, query: new URLSearchParams(), header: merchantAlone, body: '' })
  const merchantAlone = (name: string) => (name === 'merchant' ? 'DEMO' : undefined)

  expect((await ask('/wps/system/country')).latencyMs).toBe(2000)
  expect((await ask('/lgw/games')).latencyMs).toBe(2000)
})

test('nothing reaches a site that is offline, and nothing is done', async () => {
  const { call, control, state } = setup()
  const born = await state()
  await control('POST', '/profile', { name: 'offline' })
  await expect(call('POST', '/wps/member/trialuser')).rejects.toThrow('Failed to fetch')

  await control('POST', '/profile', { name: 'default' })

  expect(await state()).toBe(born)
  expect((await call('GET', '/wps/system/country')).status).toBe(200)
})

test.for([
  ['fail:listCountries:system.error', 'GET', '/wps/system/country', 500],
  ['fail:createTrialUser:ip.restricted', 'POST', '/wps/member/trialuser', 403],
] as const)('under %s this operation fails as it declares, and no other', async ([name, method, path, status]) => {
  const { call, state } = await siteOf(name)
  const before = await state()

  const refused = await call(method, path)

  expect([refused.status, refused.json.errorCode]).toEqual([status, name.split(':')[2]])
  expect(await state()).toBe(before)
  expect((await call('GET', '/wps/system/helpCenter')).status).toBe(200)
})

test.each([
  ['fail:openSesame:system.error', 'is not an operationId'],
  ['fail:listCountries', 'must fail with a code that listCountries declares'],
  ['fail:listCountries:captcha.incorrect', 'must fail with a code that listCountries declares'],
  ['fast', 'must be fail:<operation>:<code>, blank:<operation> or one of default'],
])('the profile %s is refused, and nothing changes', async (name, reason) => {
  const { control, state } = setup()
  const before = await state()

  const { status, json } = await control('POST', '/profile', { name })

  expect([status, json.value.field, json.value.reason]).toEqual([400, 'name', expect.stringContaining(reason)])
  expect(await state()).toBe(before)
})

test.for([0, 20_000, 44_000, 46_000, 74_999])(
  'the clock of the lotteries stands half a minute before a draw, %d ms after the world was born',
  async (past) => {
    const { control, gatewayOf } = setup()
    await control('POST', '/clock/advance', { duration: past })
    await control('POST', '/profile', { name: 'lottery-clock' })
    const vip = async () => (await gatewayOf().lottery.listOpened({ prizeMode: 'Elott', count: 30 }))[0]!

    const { code, remainTime, lockTime, numero } = await vip()
    expect([code, remainTime, lockTime, (await vip()).remainTime]).toEqual(['AE63FK3', 30_000, 6, 30_000])
    expect((await control('GET', '/clock')).json.isFrozen).toBe(true)

    await control('POST', '/clock/advance', { duration: '30s' })
    expect(await vip()).toMatchObject({ remainTime: 75_000, previousNumero: numero })
  },
)

/** What a client finds: are there lotteries of South-East Asia, is the VIP one there, which groups of vendors have a lottery? */
async function lotteriesOf(name: string) {
  const { call } = await siteOf(name)
  type Item = { gameCode: string; tag?: string[] }
  const items = async (path: string) => Object.values<Item>((await call('GET', path)).json)
  const all = await items('/lgw/games')
  const lists = await Promise.all([
    items('/lgw/games/popular?prizeMode=Elott'),
    items('/lgw/vn/numeros/opened/game?prizeMode=Elott&count=30'),
    items('/lgw/games/opened/numero?prizeMode=Elott'),
  ])
  const { mapping } = (await call('GET', '/wps/relay/GCSGAME_newGameVendor')).json.value
  return {
    hasSea: all.some(({ tag }) => tag?.includes('SEA')),
    hasVip: [all, ...lists].map((list) => list.some(({ gameCode }) => gameCode === 'AE63FK3')),
    lotteryGroups: ['LOTT', 'ELOTT'].filter((group) => mapping[group].length > 0),
  }
}

const usual = { hasSea: true, hasVip: [true, true, true, true], lotteryGroups: ['LOTT', 'ELOTT'] }
test.each([
  ['default', usual],
  ['lottery-no-sea', { ...usual, hasSea: false }],
  ['lottery-no-vip', { ...usual, hasVip: [false, false, false, false] }],
  ['lottery-no-elott', { ...usual, lotteryGroups: ['LOTT'] }],
])('the lotteries of the profile %s are %j', async (name, lotteries) => {
  expect(await lotteriesOf(name)).toEqual(lotteries)
})

const NEWCOMER = { username: 'nhanlong88', password: 'Demo@123', mobileNum: '0912000111' }
type Reader = { gateway: Gateway; member: Gateway; profile: GatewayProfile }
/** What differs between the readings, by the field under which the other one is refused. */
const SWITCHES: readonly [field: string, ask: (reader: Reader) => Promise<unknown>][] = [
  ['path', ({ gateway }) => gateway.system.getStatus()],
  ['path', ({ gateway }) => gateway.content.listAnnouncements()],
  ['path', ({ gateway }) => gateway.games.listTypes()],
  ['path', ({ gateway }) => gateway.lottery.listOpenIssues()],
  ['path', ({ gateway }) => gateway.session.createTrial()],
  ['path', ({ gateway }) => gateway.registration.byUsername(NEWCOMER)],
  ['path', ({ member }) => member.messages.listInbox()],
  ['path', ({ member }) => member.messages.getInboxUnread()],
  ['lang device', ({ gateway }) => gateway.system.listHelpTopics()],
  ['platform merchantCode', ({ gateway }) => gateway.games.listHot()],
  ['platform clientType', ({ gateway }) => gateway.games.list({})],
  ['mobileNum mobileNo', ({ member }) => member.verification.sendMobileCode({ mobileNum: '0912000222' })],
  ['body', ({ gateway }) => gateway.session.login({ type: 'username', username: 'vip02', password: 'Demo@123' })],
  ['path', ({ member }) => member.session.logout()],
]

async function readersOf(reading: string) {
  const { gatewayOf, signIn, control } = setup()
  const token = await signIn()
  await control('POST', '/profile', { name: reading })
  return (profile: GatewayProfile): Reader => ({
    gateway: gatewayOf(undefined, { profile }),
    member: gatewayOf(token, { profile }),
    profile,
  })
}

test.each([
  ['readings-A', readingsA, readingsB],
  ['readings-B', readingsB, readingsA],
])('a gateway of %s answers a client of its readings, and refuses what another one says', async (name, own, other) => {
  const as = await readersOf(name)
  for (const [field, ask] of SWITCHES) {
    const refusal = await ask(as(other)).then(
      () => 'answered',
      ({ code, value }: { code: string; value?: { field: string } }) => [code, value?.field],
    )
    expect([String(ask), refusal]).toEqual([String(ask), ['function.not.available', expect.anything()]])
    expect(field.split(' ')).toContain(refusal[1])
  }
  for (const [, ask] of SWITCHES) await ask(as(own))
})

test.each(['readings-A', 'readings-B'] as const)('the status of %s has the code of its reading', async (name) => {
  const { gatewayOf, control } = await siteOf(name)
  const [profile, reading] = name === 'readings-A' ? [readingsA, 1 as const] : [readingsB, 2 as const]
  for (const closed of ['status-open', 'status-maintenance', 'status-region', 'status-both']) {
    await control('POST', '/profile', { name: closed })
    const status = await gatewayOf(undefined, { profile }).system.getStatus()
    expect([closed, status.status]).toEqual([closed, statusCode(status, reading)])
    expect(siteState(status, reading)).toBe(siteState({ ...status, status: undefined }, reading))
  }
})

test('under blank:launchGame a launch answers well and without an address; an operation that nobody knows is refused', async () => {
  const { gatewayOf, control, signIn } = await siteOf('blank:launchGame')
  const { games } = gatewayOf(await signIn('demo01'))
  const [game] = (await games.list()).games
  expect(await games.launch({ launchMode: 'GLS', nodeId: game!.nodeId })).toBe('')
  expect((await control('POST', '/profile', { name: 'blank:nothing' })).json.value).toMatchObject({
    field: 'name',
    reason: 'names nothing, which is not an operationId of the description',
  })
})
