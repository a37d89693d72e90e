import { expect, test } from 'vitest'
import { compressedStorage } from '../adapters/compressed-storage.ts'
import { setup } from '../adapters/testing.ts'
import { createWorldCache } from './world-cache.ts'

const inWorld = (name: string, body?: unknown) => ({ headers: { 'x-mock-world': name }, body })

/** A mock of which so many worlds are awake, and where the others lie. */
function sleepy(mostAwake: number, more: { idleMs?: number; now?: () => number; maxWorlds?: number } = {}) {
  const beds = new Map<string, string>()
  const { idleMs, ...options } = more
  const site = setup({ ...options, keeper: createWorldCache({ maxActive: mostAwake, storage: beds, ...(idleMs && { idleMs }) }) })
  const control = (name: string, command: string, body?: unknown) => {
    const [method = '', path = ''] = command.split(' ')
    return site.call(method, `/__admin${path}`, inWorld(name, body))
  }
  const fingerprintOf = async (name: string) => (await control(name, 'GET /fingerprint')).json.fingerprint as string
  return { ...site, beds, control, fingerprintOf }
}

/** Something of all that a world is made of: people, money, a fault, a switch, commands that are known, and what is still due. */
async function live({ call, control, mock }: ReturnType<typeof sleepy>, name: string) {
  await control(name, 'POST /worlds', { name, seed: 21, isTaped: true })
  await control(name, 'POST /faults', { operation: 'getSystemStatus', status: 503, times: 2 })
  await control(name, 'PATCH /settings', { flags: { CBS3: false } })
  for (const key of ['command-0001', 'command-0002'])
    await call('POST', '/wps/member/trialuser', { headers: { 'x-mock-world': name, 'idempotency-key': key } })
  await mock.worlds.use(name, async ({ world }) => world.run(async () => world.clock.scale(1.5)))
  await control(name, 'POST /clock/advance', { duration: '3h' })
}

test('a world that was put to sleep wakes as it was, down to the last record, its journal and its tape', async () => {
  const site = sleepy(1)
  await live(site, 'mine')
  const before = {
    state: await site.state('mine'),
    fingerprint: await site.fingerprintOf('mine'),
    requests: (await site.control('mine', 'GET /requests')).text,
    capsule: (await site.control('mine', 'GET /capsule')).text,
  }
  await site.call('GET', '/wps/system/country', inWorld('other'))
  expect([...site.beds.keys()]).toEqual(['mine'])

  expect(await site.state('mine')).toBe(before.state)
  expect(await site.fingerprintOf('mine')).toBe(before.fingerprint)
  expect((await site.control('mine', 'GET /requests')).text).toBe(before.requests)
  expect((await site.control('mine', 'GET /capsule')).text).toBe(before.capsule)
})

test('whoever is signed in stays so while the world sleeps, and a token cannot be guessed afterwards either', async () => {
  const site = setup({ newSecret: () => 'nobody knows', keeper: createWorldCache({ maxActive: 1, storage: compressedStorage() }) })
  const token = await site.signIn()
  await site.call('GET', '/wps/system/country', inWorld('other'))

  expect((await site.gatewayOf(token).member.getInfo()).account).toBe('demo01')
  expect((await site.mock.worlds.open('default')).world.isGuessable).toBe(false)
})

test('what fell due while a world slept has happened when it is asked again, each at its own time', async () => {
  let now = Date.UTC(2026, 0, 5, 12)
  const site = sleepy(1, { now: () => now })
  const ways = { asleep: sleepy(1, { now: () => now }), awake: sleepy(10, { now: () => now }) }
  for (const way of Object.values(ways)) {
    await live(way, 'mine')
    await way.call('GET', '/wps/system/country', inWorld('other'))
  }
  expect([ways.asleep.beds.size, ways.awake.beds.size]).toEqual([1, 0])
  now += 26 * 3_600_000

  expect(await ways.asleep.state('mine')).toBe(await ways.awake.state('mine'))
  expect(site.beds.size).toBe(0)
})

test('a world that nobody asks for is put to sleep after a while, one that somebody follows is not', async () => {
  let now = 1_000_000
  const site = sleepy(10, { idleMs: 60_000, now: () => now })
  for (const name of ['idle', 'followed']) await site.call('GET', '/wps/system/country', inWorld(name))
  await site.control('followed', 'POST /recording')
  now += 60_000
  site.mock.worlds.rest()

  expect([...site.beds.keys()]).toEqual(['idle'])
  expect(site.mock.worlds.names()).toEqual(['followed', 'idle'])
})

test('a world that somebody has in hand, or that is answering, stays awake', async () => {
  const site = sleepy(1)
  const { world } = await site.mock.worlds.open('kept')
  const names = Array.from({ length: 20 }, (_none, index) => `busy-${index}`)
  const accounts = await Promise.all(
    names.map(async (name) => (await site.call('POST', '/wps/member/trialuser', inWorld(name))).json.value.userName),
  )

  expect(accounts).toEqual(Array.from(names, () => accounts[0]))
  expect((await site.mock.worlds.open('kept')).world).toBe(world)
  expect(site.beds.size).toBe(20)
})

test('of too many worlds the one that sleeps the longest is forgotten; a sleeping one can be removed and made anew', async () => {
  const site = sleepy(1, { maxWorlds: 3 })
  for (const name of ['one', 'two', 'three', 'four']) await site.call('POST', '/wps/member/trialuser', inWorld(name))
  expect(site.mock.worlds.names()).toEqual(['four', 'three', 'two'])

  expect((await site.control('four', 'DELETE /worlds', { name: 'two' })).json).toEqual({ removed: true })
  const slept = await site.fingerprintOf('three')
  await site.control('four', 'POST /worlds', { name: 'three' })
  expect(site.mock.worlds.names()).toEqual(['four', 'three'])
  expect(await site.fingerprintOf('three')).not.toBe(slept)
})

test('what cannot be woken is told to whoever asks, and lies where it lay; a bed that takes nobody leaves the world awake', async () => {
  const site = sleepy(1)
  await site.call('GET', '/wps/system/country', inWorld('mine'))
  await site.call('GET', '/wps/system/country', inWorld('other'))
  const text = site.beds.get('mine')!
  site.beds.set('mine', text.slice(0, 100))
  expect((await site.call('GET', '/wps/system/country', inWorld('mine'))).status).toBe(500)
  expect(site.beds.get('mine')).toBe(text.slice(0, 100))

  const told: string[] = []
  const full = Object.assign(new Map<string, string>(), {
    set: () => {
      throw new Error('the disk is full')
    },
  })
  const other = setup({
    keeper: createWorldCache({ maxActive: 1, storage: full }),
    log: (sentence) => void told.push(sentence),
  })
  for (const name of ['one', 'two', 'one']) await other.call('POST', '/wps/member/trialuser', inWorld(name))
  expect(told[0]).toBe('The world "one" stays awake: the disk is full')
  expect(other.mock.worlds.names()).toEqual(['one', 'two'])
})

test('two hundred worlds live in the room of ten, each as if it were alone', async () => {
  const [few, all] = [sleepy(10), sleepy(1000)]
  const names = Array.from({ length: 200 }, (_none, index) => `world-${index}`)
  for (const { call } of [few, all])
    for (const name of names) await call('POST', '/wps/member/trialuser', inWorld(name))
  for (const { call } of [few, all])
    await Promise.all(names.map((name) => call('POST', '/wps/member/trialuser', inWorld(name))))

  expect(few.beds.size).toBe(190)
  expect(all.beds.size).toBe(0)
  expect(await Promise.all(names.map(few.fingerprintOf))).toEqual(await Promise.all(names.map(all.fingerprintOf)))
})
