import { expect, test } from 'vitest'
import { memberTable } from '../domains/member/member.model.ts'
import { requestOf, setup } from '../adapters/testing.ts'

const inWorld = (name: string) => ({ headers: { 'x-mock-world': name } })
const countTrials = async ({ mock }: ReturnType<typeof setup>, name: string) => {
  const { world } = await mock.worlds.open(name)
  return world
    .table(memberTable)
    .dump()
    .filter(({ type, id }) => type === 4 && id > 900_000).length
}

test('a call changes only its own world', async () => {
  const site = setup()
  const before = await site.state('other')

  await site.call('POST', '/wps/member/trialuser', inWorld('one'))

  expect(await countTrials(site, 'one')).toBe(1)
  expect(await site.state('other')).toBe(before)
})

test('a cookie can name the world; the header has precedence', async () => {
  const site = setup()

  await site.call('POST', '/wps/member/trialuser', { headers: { cookie: 'a=b; mock_world=cooked' } })
  await site.call('POST', '/wps/member/trialuser', {
    headers: { cookie: 'mock_world=cooked', 'x-mock-world': 'named' },
  })

  expect([await countTrials(site, 'cooked'), await countTrials(site, 'named')]).toEqual([1, 1])
})

test('a token of one world is invalid in another', async () => {
  const { call, signIn } = setup()
  const token = await signIn()

  const { status, json } = await call('GET', '/wps/wallets/gcs', { token, ...inWorld('elsewhere') })

  expect([status, json.errorCode]).toEqual([401, 'user.or.token.invalid'])
})

test('a hundred concurrent requests are handled one after another: each gets its own account', async () => {
  const site = setup()
  const trial = async () => {
    const response = await site.mock.fetch(requestOf('POST', '/wps/member/trialuser', inWorld('busy')))
    return ((await response.json()) as { value: { userName: string } }).value.userName
  }

  const names = await Promise.all(Array.from({ length: 100 }, trial))

  expect(new Set(names).size).toBe(100)
  expect(await countTrials(site, 'busy')).toBe(100)
})

test('a failed request does not block the next one', async () => {
  const site = setup()
  const { world } = await site.mock.worlds.open('default')
  world.events.schedule(world.clock.now(), 'nobody handles this')

  expect((await site.call('GET', '/wps/system/country')).status).toBe(500)
  expect((await site.call('GET', '/wps/system/country')).status).toBe(200)
})

test.each(['../etc', '.', '..', 'a b', 'x'.repeat(81)])('the world name %j is refused', async (name) => {
  const { call } = setup()

  const { status, json } = await call('GET', '/wps/system/country', inWorld(name))

  expect([status, json.errorCode, json.value.field]).toEqual([400, 'request_param_err', 'x-mock-world'])
})

test('the same seed creates the same world, another seed another world', async () => {
  const trialIn = async (seed: number) => (await setup({ seed }).call('POST', '/wps/member/trialuser')).text

  expect(await trialIn(7)).toBe(await trialIn(7))
  expect(await trialIn(7)).not.toBe(await trialIn(8))
})

test('every response has the time of its world', async () => {
  const { call, control } = setup({ time: Date.UTC(2030, 0, 2, 3, 4, 5) })

  expect((await call('GET', '/wps/system/country')).headers.get('date')).toBe('Wed, 02 Jan 2030 03:04:05 GMT')

  await control('POST', '/clock/advance', { duration: '1h' })
  expect((await call('GET', '/wps/system/country')).headers.get('date')).toBe('Wed, 02 Jan 2030 04:04:05 GMT')
})

test('beyond the limit the least recently used world is removed and logged', async () => {
  const logged: string[] = []
  const site = setup({ maxWorlds: 3, log: (message) => void logged.push(message) })
  const visit = (name: string) => site.call('POST', '/wps/member/trialuser', inWorld(name))
  for (const name of ['one', 'two', 'three', 'one', 'four']) await visit(name)

  expect(site.mock.worlds.names()).toEqual(['four', 'one', 'three'])
  expect(logged).toEqual([expect.stringContaining('"two"')])
  expect(await countTrials(site, 'one')).toBe(2)
  expect(await countTrials(site, 'two')).toBe(0)
})

const fork = ({ call }: ReturnType<typeof setup>, from: string, name: string) =>
  call('POST', '/__admin/worlds/fork', { ...inWorld(from), body: { name } })

test('a fork equals its world and changes independently from then on', async () => {
  const site = setup()
  const token = await site.signIn()
  expect((await fork(site, 'default', 'branch')).json).toMatchObject({ name: 'branch', scenario: 'default', seed: 7 })
  const initial = await site.state()
  expect(await site.state('branch')).toBe(initial)

  await site.call('POST', '/wps/member/trialuser', inWorld('branch'))

  expect(await site.state()).toBe(initial)
  expect((await site.call('GET', '/wps/member/info', { token, ...inWorld('branch') })).json.value.account).toBe(
    'demo01',
  )
})

test('two forks with the same calls stay equal', async () => {
  const site = setup()
  for (const name of ['left', 'right']) await fork(site, 'default', name)

  for (const name of ['left', 'right']) {
    await site.call('POST', '/__admin/clock/advance', { ...inWorld(name), body: { duration: '9h' } })
    await site.call('POST', '/wps/member/trialuser', inWorld(name))
  }

  expect(await countTrials(site, 'left')).toBe(1)
  expect(JSON.parse(await site.state('left')).transactions).toEqual(JSON.parse(await site.state('right')).transactions)
})

test('a world cannot be forked onto itself, and a fork needs a valid name', async () => {
  const site = setup()
  const refused = async (name: string) => (await fork(site, 'default', name)).json.value.field

  expect([await refused('default'), await refused('no name')]).toEqual(['name', 'name'])
})
