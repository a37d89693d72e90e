import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { edge, ownFolder } from './testing.ts'

const bet = { gameId: 307, numero: '202611200237', account: 'demo01', bettingContent: '05,27', singleBetPrice: 10 }
const credentials = { type: 'username', username: 'demo01', password: 'Demo@123' }
const plain = { encryption: 'plain' }

async function withBet({ call }: Awaited<ReturnType<typeof edge>>, world: string) {
  await call('POST', '/__admin/worlds', { world, body: { name: world, seed: 7, time: '2026-11-20T12:42:00.000Z' } })
  const state = { state: 'a member has an open lottery bet', params: bet }
  await call('POST', '/__admin/provider-states', { world, body: state })
}

async function stateOf({ call }: Awaited<ReturnType<typeof edge>>, world = 'default') {
  const { clock: _, ...state } = (await call('GET', '/__admin/snapshot', { world })).json
  return createHash('md5').update(JSON.stringify(state)).digest('hex')
}

test('a world is unchanged by a restart of the runtime: money, sessions, journal', async () => {
  const running = await edge({ persistTo: await ownFolder() })
  const { call } = running
  await withBet(running, 'mine')
  const { json } = await call('POST', '/wps/session/login', { world: 'mine', body: credentials, headers: plain })
  await call('POST', '/__admin/clock/freeze', { world: 'mine' })
  const commands = ['requests', 'ledger', 'clock']
  const all = async () => [
    await stateOf(running, 'mine'),
    ...(await Promise.all(
      commands.map(async (what) => (await call('GET', `/__admin/${what}`, { world: 'mine' })).text),
    )),
  ]
  const before = await all()
  await running.restart()

  expect(await all()).toEqual(before)
  const token = json.value.token as string
  const own = await call('GET', '/wps/wallets/gcs', { world: 'mine', headers: { authorization: token } })
  expect(own.status).toBe(200)
})

test('an alarm settles a bet without a request', async () => {
  const running = await edge({})
  await withBet(running, 'mine')
  await running.call('POST', '/__admin/lottery/next-draw', { world: 'mine', body: { gameCode: 'VNM5', seconds: 1 } })

  expect(await running.printed(/The alarm of the world "mine"/)).toMatch(/: [1-9]\d* due$/)
  const { json } = await running.call('GET', '/__admin/upcoming-events', { world: 'mine' })
  expect(JSON.stringify(json)).not.toContain('lottery.settle')
})

test('each world has its own object: a fork moves into its own, and a removed world is deleted there', async () => {
  const { call } = await edge()
  const namesAt = async (world: string) => (await call('GET', '/__admin/worlds', { world })).json
  const moneyIn = async (world: string) => (await call('GET', '/__admin/ledger', { world })).text
  await call('POST', '/wps/member/trialuser', { world: 'one' })
  await call('POST', '/__admin/worlds/fork', { world: 'one', body: { name: 'two' } })

  expect([await namesAt('one'), await namesAt('two')]).toEqual([['one'], ['two']])
  expect(await moneyIn('two')).toBe(await moneyIn('one'))
  const before = await moneyIn('one')
  const remove = () => call('DELETE', '/__admin/worlds', { world: 'one', body: { name: 'two' } })
  expect((await remove()).json).toEqual({ removed: true })
  const repeated = await remove()
  expect([repeated.status, repeated.json.value.field]).toEqual([404, 'name'])
  expect([await namesAt('one'), await moneyIn('one')]).toEqual([['one'], before])
})

test('a fork replaces a world of another object only if it says so', async () => {
  const { call } = await edge()
  const fork = (more = {}) => call('POST', '/__admin/worlds/fork', { world: 'one', body: { name: 'two', ...more } })
  const moneyIn = async (world: string) => (await call('GET', '/__admin/ledger', { world })).text
  for (const world of ['one', 'two', 'two']) await call('POST', '/wps/member/trialuser', { world })
  const before = await moneyIn('two')

  const { status, json } = await fork()

  expect([status, json.value.field, json.value.reason]).toEqual([
    400,
    'name',
    'is an existing world: choose another name, or set "replace"',
  ])
  expect(await moneyIn('two')).toBe(before)
  expect((await fork({ replace: true })).status).toBe(200)
  expect(await moneyIn('two')).toBe(await moneyIn('one'))
})

test.for([
  ['an invalid world name', 'GET', '/wps/system/country', { world: 'no name' }, 400, 'x-mock-world'],
  [
    'the removal of a world that cannot be',
    'DELETE',
    '/__admin/worlds',
    { body: { name: 'a/b' } },
    404,
    '"field":"name"',
  ],
  ['an unknown path', 'GET', '/nothing.js', {}, 404, '/nothing.js'],
  ['a call without an operation', 'GET', '/wps/nothing', {}, 404, 'function.not.available'],
  [
    'a control command from another site',
    'POST',
    '/__admin/reset',
    { headers: { origin: 'https://elsewhere.example' } },
    403,
    'X-Admin-Token',
  ],
] as const)('%s is refused with a reason', async ([, method, path, options, status, reason]) => {
  const { call } = await edge({ site: await ownFolder() })

  const answer = await call(method, path, options)

  expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(reason)])
})

test('a command that would exceed the maximum size of a world is refused, and the world is unchanged', async () => {
  const running = await edge({ vars: { MAX_WORLD_CHARACTERS: '150000' } })
  const states: string[] = []
  const trial = async () => {
    states.push(await stateOf(running))
    return running.call('POST', '/wps/member/trialuser')
  }
  let answer = await trial()
  while (answer.status === 200) answer = await trial()

  expect([answer.status, answer.json.value.reason]).toEqual([
    507,
    expect.stringContaining('more than 150000 characters'),
  ])
  expect(states.length).toBeGreaterThan(5)
  expect(await stateOf(running)).toBe(states.at(-1))
})
