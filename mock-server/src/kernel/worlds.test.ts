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

test('what happens in one world stays there', async () => {
  const site = setup()
  const before = await site.state('other')

  await site.call('POST', '/wps/member/trialuser', inWorld('one'))

  expect(await countTrials(site, 'one')).toBe(1)
  expect(await site.state('other')).toBe(before)
})

test('a cookie names the world too, and the header wins', async () => {
  const site = setup()

  await site.call('POST', '/wps/member/trialuser', { headers: { cookie: 'a=b; mock_world=cooked' } })
  await site.call('POST', '/wps/member/trialuser', {
    headers: { cookie: 'mock_world=cooked', 'x-mock-world': 'named' },
  })

  expect([await countTrials(site, 'cooked'), await countTrials(site, 'named')]).toEqual([1, 1])
})

test('a token of one world is worth nothing in another', async () => {
  const { call, signIn } = setup()
  const token = await signIn()

  const { status, json } = await call('GET', '/wps/wallets/gcs', { token, ...inWorld('elsewhere') })

  expect([status, json.errorCode]).toEqual([401, 'user.or.token.invalid'])
})

test('a hundred requests at once are handled one after another: nobody gets the same account', async () => {
  const site = setup()
  const trial = async () => {
    const response = await site.mock.fetch(requestOf('POST', '/wps/member/trialuser', inWorld('busy')))
    return ((await response.json()) as { value: { userName: string } }).value.userName
  }

  const names = await Promise.all(Array.from({ length: 100 }, trial))

  expect(new Set(names).size).toBe(100)
  expect(await countTrials(site, 'busy')).toBe(100)
})

test('a request that fails leaves the world open for the next one', async () => {
  const site = setup()
  const { world } = await site.mock.worlds.open('default')
  world.events.schedule(world.clock.now(), 'nobody handles this')

  expect((await site.call('GET', '/wps/system/country')).status).toBe(500)
  expect((await site.call('GET', '/wps/system/country')).status).toBe(200)
})

test('a name that is no name is refused', async () => {
  const { call } = setup()

  const { status, json } = await call('GET', '/wps/system/country', inWorld('../etc'))

  expect([status, json.errorCode, json.value.field]).toEqual([400, 'request_param_err', 'x-mock-world'])
})

test('the same seed makes the same world, another seed another', async () => {
  const trialIn = async (seed: number) => (await setup({ seed }).call('POST', '/wps/member/trialuser')).text

  expect(await trialIn(7)).toBe(await trialIn(7))
  expect(await trialIn(7)).not.toBe(await trialIn(8))
})

test('every answer carries the time of its world', async () => {
  const { call, control } = setup({ time: Date.UTC(2030, 0, 2, 3, 4, 5) })

  expect((await call('GET', '/wps/system/country')).headers.get('date')).toBe('Wed, 02 Jan 2030 03:04:05 GMT')

  await control('POST', '/clock/advance', { duration: '1h' })
  expect((await call('GET', '/wps/system/country')).headers.get('date')).toBe('Wed, 02 Jan 2030 04:04:05 GMT')
})

test('of too many worlds the one idle the longest is forgotten, and the log says so', async () => {
  const told: string[] = []
  const site = setup({ maxWorlds: 3, log: (sentence) => void told.push(sentence) })
  const visit = (name: string) => site.call('POST', '/wps/member/trialuser', inWorld(name))
  for (const name of ['one', 'two', 'three', 'one', 'four']) await visit(name)

  expect(site.mock.worlds.names()).toEqual(['four', 'one', 'three'])
  expect(told).toEqual([expect.stringContaining('"two"')])
  expect(await countTrials(site, 'one')).toBe(2)
  expect(await countTrials(site, 'two')).toBe(0)
})

const fork = ({ call }: ReturnType<typeof setup>, from: string, name: string) =>
  call('POST', '/__admin/worlds/fork', { ...inWorld(from), body: { name } })

test('a fork is what its world was; from then on each goes its own way', async () => {
  const site = setup()
  const token = await site.signIn()
  expect((await fork(site, 'default', 'branch')).json).toMatchObject({ name: 'branch', scenario: 'default', seed: 7 })
  const born = await site.state()
  expect(await site.state('branch')).toBe(born)

  await site.call('POST', '/wps/member/trialuser', inWorld('branch'))

  expect(await site.state()).toBe(born)
  expect((await site.call('GET', '/wps/member/info', { token, ...inWorld('branch') })).json.value.account).toBe(
    'demo01',
  )
})

test('two forks to which the same happens stay the same', async () => {
  const site = setup()
  for (const name of ['left', 'right']) await fork(site, 'default', name)

  for (const name of ['left', 'right']) {
    await site.call('POST', '/__admin/clock/advance', { ...inWorld(name), body: { duration: '9h' } })
    await site.call('POST', '/wps/member/trialuser', inWorld(name))
  }

  expect(await countTrials(site, 'left')).toBe(1)
  expect(JSON.parse(await site.state('left')).transactions).toEqual(JSON.parse(await site.state('right')).transactions)
})

test('a world is not forked onto itself, and a fork needs a name', async () => {
  const site = setup()
  const refused = async (name: string) => (await fork(site, 'default', name)).json.value.field

  expect([await refused('default'), await refused('no name')]).toEqual(['name', 'name'])
})
