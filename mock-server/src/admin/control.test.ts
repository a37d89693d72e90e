import { expect, test } from 'vitest'
import { memberTable } from '../domains/member/member.model.ts'
import { setup } from '../adapters/testing.ts'
import { MIN_TIME } from '../kernel/world/clock.ts'

const badCommands: [method: string, path: string, body: unknown, field: string | undefined][] = [
  ['POST', '/clock/advance', { duration: 'soon' }, 'duration'],
  ['POST', '/clock/advance', { duration: -5 }, 'duration'],
  ['POST', '/clock/advance', {}, 'duration'],
  ['POST', '/clock/set', { time: 'yesterday' }, 'time'],
  ['POST', '/clock/set', { time: '10' }, 'time'],
  ['POST', '/clock/set', { time: '2026-02-30T12:00:00Z' }, 'time'],
  ['POST', '/worlds', { name: 'ok', time: '-0' }, 'time'],
  ['POST', '/clock/scale', { factor: 0 }, 'factor'],
  ['POST', '/faults', { operation: 'openSesame', status: 500 }, 'operation'],
  ['POST', '/faults', { operation: '*', status: 200 }, 'status'],
  ['POST', '/faults', { operation: '*', drop: 'sometimes' }, 'drop'],
  ['POST', '/faults', { operation: 'getWallet', code: 'system.error' }, 'status'],
  ['POST', '/faults', { operation: 'getWallet', times: 2 }, 'operation'],
  ['POST', '/requests/verify', { operation: 'login' }, 'times'],
  ['POST', '/requests/verify', { operation: 'openSesame', times: 1 }, 'operation'],
  ['POST', '/requests/verify', { operation: 'login', times: 1, with: { password: 'Demo@123' } }, 'with'],
  ['POST', '/requests/verify', { operation: 'login', times: 1, status: 99 }, 'status'],
  ['POST', '/requests/verify', { operation: 'login', times: 1, since: 20, until: 10 }, 'until'],
  ['POST', '/requests/verify', { operation: 'login', times: 1, member: '' }, 'member'],
  ['PATCH', '/settings', { colour: 'red' }, 'colour'],
  ['PATCH', '/settings', { merchant: 'Sơn Mài' }, 'merchant'],
  ['PATCH', '/settings', { languages: ['FR'] }, 'languages.0'],
  ['PATCH', '/settings', { languages: [] }, 'languages'],
  ['PATCH', '/settings', { serviceChannels: 3 }, 'serviceChannels'],
  ['POST', '/system/status', { maintenance: 'yes' }, 'maintenance'],
  ['POST', '/preset', { name: 'everything' }, 'name'],
  ['POST', '/worlds', { name: 'a/b' }, 'name'],
  ['POST', '/worlds/fork', { name: 'a b' }, 'name'],
  ['POST', '/worlds', { name: 'ok', scenario: 'paradise' }, 'scenario'],
  ['POST', '/reset', { scenario: 'paradise' }, 'scenario'],
  ['POST', '/clock/freeze', 'not json', 'body'],
  ['POST', '/clock/freeze', { suddenly: true }, 'suddenly'],
  ['POST', '/reset', [], 'body'],
  ['DELETE', '/requests', [], 'body'],
  ['PATCH', '/settings', { flags: [] }, 'flags'],
  ['PATCH', '/settings', { wallets: { isSingle: false, closed: ['NOPE'] } }, 'wallets.closed.0'],
  ['PATCH', '/settings', { games: { repairs: [], leastBalance: 0 } }, 'games.repairs'],
  ['PATCH', '/brand', { name: [] }, 'name'],
  ['PATCH', '/brand', { links: [{ title: [], address: '/m/hot' }] }, 'links.0.title'],
  ['POST', '/faults', { operation: '*', status: 500, adds: [] }, 'adds'],
  ['POST', '/requests/verify', { operation: 'login', times: 0, with: [1] }, 'with'],
  ['POST', '/panel/state', { state: [] }, 'state'],
  ['PATCH', '/brand', { links: [{ title: { vi: 'a', en: 'a' }, address: '/m/hot\u0000' }] }, 'links.0.address'],
  ['POST', '/messages', { kind: 'service', title: 'Two\nlines', content: 'x' }, 'title'],
  ['POST', '/messages', { kind: 'service', title: 'x', content: 'a\u001bb' }, 'content'],
  ['POST', '/identity/tokens', { provider: 'google.com', sub: 'a\u007f' }, 'sub'],
  ['POST', '/clock/set', { time: 1e300 }, 'time'],
  ['POST', '/clock/set', { time: Date.UTC(1971, 0) - 1 }, 'time'],
  ['POST', '/clock/set', '{"time":1e400}', 'time'],
  ['POST', '/clock/advance', { duration: '99999999d' }, 'duration'],
  ['POST', '/clock/advance', { duration: 1e17 }, 'duration'],
  ['POST', '/clock/scale', { factor: 1e9 }, 'factor'],
  ['POST', '/worlds', { name: 'ok', time: 8.7e15 }, 'time'],
  ['POST', '/worlds', { name: 'ok', time: '1970-12-31' }, 'time'],
  ['POST', '/worlds', { name: 'ok', seed: 0.5 }, 'seed'],
  ['POST', '/worlds', { name: 'ok', scenario: 'constructor' }, 'scenario'],
  ['POST', '/worlds', { name: 'ok', scenario: '__proto__' }, 'scenario'],
  ['POST', '/worlds', { name: 'ok', scenario: '' }, 'scenario'],
  ['POST', '/worlds', '{"name":"ok","__proto__":{"seed":5}}', '__proto__'],
  ['POST', '/reset', { scenario: 'toString' }, 'scenario'],
  ['POST', '/preset', { name: 'constructor' }, 'name'],
  ['POST', '/provider-states', { state: 'constructor' }, 'state'],
  ['PATCH', '/settings', { flags: { CASINO: true } }, 'flags.CASINO'],
  [
    'PATCH',
    '/settings',
    { games: { repairs: { NOPE: { from: 1, until: 2 } }, leastBalance: 0 } },
    'games.repairs.NOPE',
  ],
  ['PATCH', '/settings', '{"flags":{"__proto__":true}}', '__proto__'],
  ['PATCH', '/settings', { flags: { constructor: true } }, 'constructor'],
  ['POST', '/system/status', { until: 1e20 }, 'until'],
  ['POST', '/faults', { operation: '*', status: 99 }, 'status'],
  ['POST', '/faults', { operation: '*', status: 600 }, 'status'],
  ['POST', '/faults', { operation: '*', code: 'toString' }, 'code'],
  ['POST', '/faults', { operation: '*', latencyMs: 1e9 }, 'latencyMs'],
  ['POST', '/identity/codes', { number: '0912345678' }, 'number'],
  ['POST', '/identity/codes/confirm', { number: '+84912345678' }, 'code'],
  ['POST', '/identity/page', { provider: 'google.com' }, 'origin'],
  ['POST', '/identity/page', { provider: 'google.com', origin: 'https://site.example/m' }, 'origin'],
  ['POST', '/identity/page', { provider: 'google.com', origin: 'javascript:1' }, 'origin'],
  ['POST', '/identity/page', { provider: 'nobody', origin: 'https://site.example' }, 'provider'],
  ['POST', '/lottery/next-draw', { seconds: 1e9 }, 'seconds'],
]

test.for(badCommands)('%s %s refuses %j and changes nothing', async ([method, path, body, field]) => {
  const { control, state } = setup()
  const before = await state()

  const { status, json } = await control(method, path, body)

  expect([status, json.errorCode, json.value?.field]).toEqual([400, 'request_param_err', field])
  expect(json.value.reason.length).toBeGreaterThan(3)
  expect(await state()).toBe(before)
})

test.for([
  ['/faults', {}, 'operation', 'is missing'],
  ['/worlds', { seed: 7 }, 'name', 'is missing'],
  ['/clock/advance', {}, 'duration', 'is missing'],
  ['/clock/freeze', { suddenly: true }, 'suddenly', 'is not known here'],
] as const)('%s says of %j what lacks, or is too much, in words', async ([path, body, field, reason]) => {
  const { json } = await setup().control('POST', path, body)
  expect(json.value).toEqual({ field, reason })
})

test('a command of more than 64 MB, of which an adapter passes on only the beginning, is refused as too large', async () => {
  const { status, json } = await setup().control('POST', '/snapshot', `{"world":"${'x'.repeat(64 * 1024 * 1024)}`)

  expect([status, json.errorCode, json.value.field]).toEqual([413, 'request.too.large', 'body'])
})

test('an unknown command is not available', async () => {
  const { control } = setup()

  const { status, json } = await control('POST', '/self-destruct')

  expect([status, json.errorCode]).toEqual([404, 'function.not.available'])
})

test('a message may have several lines, and a report of an error quotes what it met', async () => {
  const { control } = setup()

  const message = await control('POST', '/messages', { kind: 'service', title: 'x', content: 'One\n\tTwo\r\n' })
  const report = { name: 'SyntaxError', message: 'Unexpected token \u0000', stack: [], route: '/m/home', code: 'x' }

  expect([message.status, (await control('POST', '/errors', report)).status]).toEqual([200, 200])
})

test('the clock can be moved, frozen and scaled, and reports its state', async () => {
  const { control } = setup({ time: MIN_TIME })

  expect((await control('POST', '/clock/advance', { duration: '1h30m' })).json.time).toBe(MIN_TIME + 5_400_000)
  expect((await control('POST', '/clock/set', { time: '2030-01-01T00:00:00Z' })).json.iso).toBe(
    '2030-01-01T00:00:00.000Z',
  )
  expect((await control('POST', '/clock/freeze')).json.isFrozen).toBe(true)
  expect((await control('POST', '/clock/resume')).json.isFrozen).toBe(false)
  expect((await control('POST', '/clock/scale', { factor: 60 })).json.factor).toBe(60)
  expect((await control('GET', '/clock')).json).toMatchObject({ factor: 60, isFrozen: false })
})

test('the list of worlds creates no world', async () => {
  const { control } = setup()

  expect((await control('GET', '/worlds')).json).toEqual([])
  expect((await control('GET', '/worlds')).json).toEqual([])
})

test('worlds are made, listed, reset and removed', async () => {
  const { control, call, mock } = setup()
  const time = Date.UTC(1971, 0)
  await control('POST', '/worlds', { name: 'blank', scenario: 'empty', seed: 5, time })

  const blank = await mock.worlds.open('blank')
  expect([blank.world.seed, blank.world.table(memberTable).size(), blank.world.clock.now()]).toEqual([5, 0, time])
  expect((await control('GET', '/worlds')).json).toEqual(['blank', 'default'])

  await call('POST', '/__admin/reset', { headers: { 'x-mock-world': 'blank' }, body: { scenario: 'default' } })
  expect((await mock.worlds.open('blank')).world.table(memberTable).size()).toBeGreaterThan(10)

  expect((await control('DELETE', '/worlds', { name: 'blank' })).json).toEqual({ removed: true })
  expect((await control('GET', '/worlds')).json).toEqual(['default'])
})

test('a world that does not exist cannot be removed, and the answer says where the worlds are listed', async () => {
  const { control, state } = setup()
  const before = await state()

  const { status, json } = await control('DELETE', '/worlds', { name: 'gone' })

  expect([status, json.errorCode, json.value]).toEqual([
    404,
    'request_param_err',
    { field: 'name', reason: 'there is no world "gone": GET /__admin/worlds lists the worlds' },
  ])
  expect(await state()).toBe(before)
})

test('a reset makes the world as it was born', async () => {
  const { control, call, state } = setup()
  const initial = await state()
  await call('POST', '/wps/member/trialuser')
  await control('POST', '/clock/advance', { duration: '5h' })
  await control('POST', '/preset', { name: 'status-maintenance' })

  await control('POST', '/reset')

  expect(await state()).toBe(initial)
})

test('settings are read and changed in part', async () => {
  const { control } = setup()

  await control('PATCH', '/settings', { flags: { CBS3: false }, hasDownloads: false })

  const { json } = await control('GET', '/settings')
  expect([json.flags.CBS3, json.flags.INBOX3, json.hasDownloads, json.hasContent]).toEqual([false, true, false, true])
})

test('every profile can be put on, and the default one takes it back', async () => {
  const { control } = setup()
  const before = (await control('GET', '/settings')).text
  const { json: names } = await control('GET', '/presets')

  for (const name of names) expect((await control('POST', '/preset', { name })).status).toBe(200)
  await control('POST', '/preset', { name: 'default' })

  expect((await control('GET', '/settings')).text).toBe(before)
})

test('health reports a balanced ledger, and the ledger lists its accounts', async () => {
  const { control } = setup()

  expect((await control('GET', '/health')).json).toMatchObject({ status: 'up', worlds: 1, ledger: 'balanced' })
  const { json } = await control('GET', '/ledger')
  expect(json.accounts['member:1001']).toBe(1_240_831_750)
  expect(Object.values<number>(json.accounts).reduce((sum, amount) => sum + amount, 0)).toBe(0)
})

test('personas and scenarios are listed without passwords', async () => {
  const { control } = setup()

  const { json, text } = await control('GET', '/personas')

  expect(json[0]).toEqual({ account: 'demo01', type: 0, about: 'high balance, long history' })
  expect(text).not.toContain('Demo@123')
  const { json: scenarios } = await control('GET', '/scenarios')
  expect(scenarios.slice(0, 2).map(({ name }: { name: string }) => name)).toEqual(['default', 'empty'])
  expect(scenarios.at(-1)).toMatchObject({ name: 'SC43', about: 'Help centre', personas: ['guest'] })
})
