import { type Gateway, type GatewayDialect, dialectA, dialectB, siteState, statusCode } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'

async function siteWith(name: string) {
  const site = setup()
  const { status } = await site.control('POST', '/preset', { name })
  expect(status).toBe(200)
  return site
}

test('every response of a slow site takes two seconds', async () => {
  const { mock } = await siteWith('slow')
  const send = (path: string) =>
    mock.handle({ method: 'GET', path, query: new URLSearchParams(), header: merchantAlone, body: '' })
  const merchantAlone = (name: string) => (name === 'merchant' ? 'DEMO' : undefined)

  expect((await send('/wps/system/country')).latencyMs).toBe(2000)
  expect((await send('/lgw/games')).latencyMs).toBe(2000)
})

test('no request reaches a site that is offline', async () => {
  const { call, control, state } = setup()
  const created = await state()
  await control('POST', '/preset', { name: 'offline' })
  await expect(call('POST', '/wps/member/trialuser')).rejects.toThrow('Failed to fetch')

  await control('POST', '/preset', { name: 'default' })

  expect(await state()).toBe(created)
  expect((await call('GET', '/wps/system/country')).status).toBe(200)
})

test.for([
  ['fail:listCountries:system.error', 'GET', '/wps/system/country', 500],
  ['fail:createTrialUser:ip.restricted', 'POST', '/wps/member/trialuser', 403],
] as const)(
  'under %s this operation fails with its declared error, and no other does',
  async ([name, method, path, status]) => {
    const { call, state } = await siteWith(name)
    const before = await state()

    const refused = await call(method, path)

    expect([refused.status, refused.json.errorCode]).toEqual([status, name.split(':')[2]])
    expect(await state()).toBe(before)
    expect((await call('GET', '/wps/system/helpCenter')).status).toBe(200)
  },
)

test.each([
  ['fail:openSesame:system.error', 'is not an operationId'],
  ['fail:listCountries', 'must fail with a code that listCountries declares'],
  ['fail:listCountries:captcha.incorrect', 'must fail with a code that listCountries declares'],
  ['fast', 'must be fail:<operation>:<code>, blank:<operation> or one of default'],
])('the preset %s is refused, and nothing changes', async (name, reason) => {
  const { control, state } = setup()
  const before = await state()

  const { status, json } = await control('POST', '/preset', { name })

  expect([status, json.value.field, json.value.reason]).toEqual([400, 'name', expect.stringContaining(reason)])
  expect(await state()).toBe(before)
})

test.for([0, 20_000, 44_000, 46_000, 74_999])(
  'the preset lottery-clock freezes the clock half a minute before a draw, %d ms after the world was created',
  async (elapsed) => {
    const { control, gatewayOf } = setup()
    await control('POST', '/clock/advance', { duration: elapsed })
    await control('POST', '/preset', { name: 'lottery-clock' })
    const vip = async () => (await gatewayOf().lottery.listOpened({ prizeMode: 'Elott', count: 30 }))[0]!

    const { code, remainTime, lockTime, numero } = await vip()
    expect([code, remainTime, lockTime, (await vip()).remainTime]).toEqual(['AE63FK3', 30_000, 6, 30_000])
    expect((await control('GET', '/clock')).json.isFrozen).toBe(true)

    await control('POST', '/clock/advance', { duration: '30s' })
    expect(await vip()).toMatchObject({ remainTime: 75_000, previousNumero: numero })
  },
)

async function lotteriesOf(name: string) {
  const { call } = await siteWith(name)
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
    lotteryGroups: ['LOTT', 'ELOTT'].filter((group) => (mapping[group]?.length ?? 0) > 0),
  }
}

const defaultLotteries = { hasSea: true, hasVip: [true, true, true, true], lotteryGroups: ['LOTT', 'ELOTT'] }
test.each([
  ['default', defaultLotteries],
  ['lottery-no-sea', { ...defaultLotteries, hasSea: false }],
  ['lottery-no-vip', { ...defaultLotteries, hasVip: [false, false, false, false] }],
  ['lottery-no-elott', { ...defaultLotteries, lotteryGroups: ['LOTT'] }],
])('the lotteries of the preset %s are %j', async (name, lotteries) => {
  expect(await lotteriesOf(name)).toEqual(lotteries)
})

const NEW_MEMBER = { username: 'nhanlong88', password: 'Demo@123', mobileNum: '0912000111' }
type DialectClient = { gateway: Gateway; member: Gateway; dialect: GatewayDialect }
const DIALECT_CALLS: readonly [field: string, ask: (reader: DialectClient) => Promise<unknown>][] = [
  ['path', ({ gateway }) => gateway.system.getStatus()],
  ['path', ({ gateway }) => gateway.content.listAnnouncements()],
  ['path', ({ gateway }) => gateway.games.listTypes()],
  ['path', ({ gateway }) => gateway.lottery.listOpenIssues()],
  ['path', ({ gateway }) => gateway.session.createTrial()],
  ['path', ({ gateway }) => gateway.registration.byUsername(NEW_MEMBER)],
  ['path', ({ member }) => member.messages.listInbox()],
  ['path', ({ member }) => member.messages.getInboxUnread()],
  ['lang device', ({ gateway }) => gateway.system.listHelpTopics()],
  ['platform merchantCode', ({ gateway }) => gateway.games.listHot()],
  ['platform clientType', ({ gateway }) => gateway.games.list({})],
  ['mobileNum mobileNo', ({ member }) => member.verification.sendMobileCode({ mobileNum: '0912000222' })],
  ['body', ({ gateway }) => gateway.session.login({ type: 'username', username: 'vip02', password: 'Demo@123' })],
  ['path', ({ member }) => member.session.logout()],
]

async function clientsOf(preset: string) {
  const { gatewayOf, signIn, control } = setup()
  const token = await signIn()
  await control('POST', '/preset', { name: preset })
  return (dialect: GatewayDialect): DialectClient => ({
    gateway: gatewayOf(undefined, { dialect }),
    member: gatewayOf(token, { dialect }),
    dialect,
  })
}

test.each([
  ['readings-A', dialectA, dialectB],
  ['readings-B', dialectB, dialectA],
])('a gateway of %s accepts a client of its dialect and refuses one of the other', async (name, ownDialect, other) => {
  const clientWith = await clientsOf(name)
  for (const [field, ask] of DIALECT_CALLS) {
    const refusal = await ask(clientWith(other)).then(
      () => 'answered',
      ({ code, value }: { code: string; value?: { field: string } }) => [code, value?.field],
    )
    expect([String(ask), refusal]).toEqual([String(ask), ['function.not.available', expect.anything()]])
    expect(field.split(' ')).toContain(refusal[1])
  }
  for (const [, ask] of DIALECT_CALLS) await ask(clientWith(ownDialect))
})

test.each(['readings-A', 'readings-B'] as const)('the status of %s has the code of its dialect', async (name) => {
  const { gatewayOf, control } = await siteWith(name)
  const [dialect, reading] = name === 'readings-A' ? [dialectA, 1 as const] : [dialectB, 2 as const]
  for (const presetName of ['status-open', 'status-maintenance', 'status-region', 'status-both']) {
    await control('POST', '/preset', { name: presetName })
    const status = await gatewayOf(undefined, { dialect }).system.getStatus()
    expect([presetName, status.status]).toEqual([presetName, statusCode(status, reading)])
    expect(siteState(status, reading)).toBe(siteState({ ...status, status: undefined }, reading))
  }
})

test('under blank:launchGame a launch succeeds without an address; an unknown operation is refused', async () => {
  const { gatewayOf, control, signIn } = await siteWith('blank:launchGame')
  const { games } = gatewayOf(await signIn('demo01'))
  const [game] = (await games.list()).items
  expect(await games.launch({ launchMode: 'GLS', nodeId: game!.nodeId })).toBe('')
  expect((await control('POST', '/preset', { name: 'blank:nothing' })).json.value).toMatchObject({
    field: 'name',
    reason: 'names nothing, which is not an operationId of the OpenAPI document',
  })
})
