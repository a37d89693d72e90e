import { expect, test } from 'vitest'
import { compressedStorage } from '../../adapters/node.ts'
import { setup } from '../../adapters/testing.ts'
import { createWorldCache } from './world-cache.ts'

const inWorld = (name: string, body?: unknown) => ({ headers: { 'x-mock-world': name }, body })

function cachedSite(maxActive: number, more: { idleMs?: number; now?: () => number; maxWorlds?: number } = {}) {
  const storage = new Map<string, string>()
  const { idleMs, ...options } = more
  const site = setup({ ...options, persistence: createWorldCache({ maxActive, storage, ...(idleMs && { idleMs }) }) })
  const control = (name: string, command: string, body?: unknown) => {
    const [method = '', path = ''] = command.split(' ')
    return site.call(method, `/__admin${path}`, inWorld(name, body))
  }
  const fingerprintOf = async (name: string) => (await control(name, 'GET /fingerprint')).json.fingerprint as string
  return { ...site, storage, control, fingerprintOf }
}

async function fillWorld({ call, control, mock }: ReturnType<typeof cachedSite>, name: string) {
  await control(name, 'POST /worlds', { name, seed: 21, isRecorded: true })
  await control(name, 'POST /faults', { operation: 'getSystemStatus', status: 503, times: 2 })
  await control(name, 'PATCH /settings', { flags: { CBS3: false } })
  for (const key of ['command-0001', 'command-0002'])
    await call('POST', '/wps/member/trialuser', { headers: { 'x-mock-world': name, 'idempotency-key': key } })
  await mock.worlds.use(name, async ({ world }) => world.run(async () => world.clock.scale(1.5)))
  await control(name, 'POST /clock/advance', { duration: '3h' })
}

test('a suspended world is restored completely, with its journal and its recording', async () => {
  const site = cachedSite(1)
  await fillWorld(site, 'mine')
  const before = {
    state: await site.state('mine'),
    fingerprint: await site.fingerprintOf('mine'),
    requests: (await site.control('mine', 'GET /requests')).text,
    recording: (await site.control('mine', 'GET /recording')).text,
  }
  await site.call('GET', '/wps/system/country', inWorld('other'))
  expect([...site.storage.keys()]).toEqual(['mine'])

  expect(await site.state('mine')).toBe(before.state)
  expect(await site.fingerprintOf('mine')).toBe(before.fingerprint)
  expect((await site.control('mine', 'GET /requests')).text).toBe(before.requests)
  expect((await site.control('mine', 'GET /recording')).text).toBe(before.recording)
})

test('sessions survive the suspension of a world, and tokens stay unpredictable', async () => {
  const site = setup({
    newSecret: () => 'secret',
    persistence: createWorldCache({ maxActive: 1, storage: compressedStorage() }),
  })
  const token = await site.signIn()
  await site.call('GET', '/wps/system/country', inWorld('other'))

  expect((await site.gatewayOf(token).member.getInfo()).account).toBe('demo01')
  expect((await site.mock.worlds.open('default')).world.isGuessable).toBe(false)
})

test('events that fell due during suspension run on the next request, each at its own time', async () => {
  let now = Date.UTC(2026, 0, 5, 12)
  const site = cachedSite(1, { now: () => now })
  const sites = { suspended: cachedSite(1, { now: () => now }), active: cachedSite(10, { now: () => now }) }
  for (const cached of Object.values(sites)) {
    await fillWorld(cached, 'mine')
    await cached.call('GET', '/wps/system/country', inWorld('other'))
  }
  expect([sites.suspended.storage.size, sites.active.storage.size]).toEqual([1, 0])
  now += 26 * 3_600_000

  expect(await sites.suspended.state('mine')).toBe(await sites.active.state('mine'))
  expect(site.storage.size).toBe(0)
})

test('an idle world is suspended after a while, a world with change log subscribers is not', async () => {
  let now = 1_000_000
  const site = cachedSite(10, { idleMs: 60_000, now: () => now })
  for (const name of ['idle', 'followed']) await site.call('GET', '/wps/system/country', inWorld(name))
  await site.control('followed', 'POST /checkpoints')
  now += 60_000
  site.mock.worlds.evictIdle()

  expect([...site.storage.keys()]).toEqual(['idle'])
  expect(site.mock.worlds.names()).toEqual(['followed', 'idle'])
})

test('a pinned world and a world in use stay active', async () => {
  const site = cachedSite(1)
  const { world } = await site.mock.worlds.open('pinned')
  const names = Array.from({ length: 20 }, (_none, index) => `busy-${index}`)
  const accounts = await Promise.all(
    names.map(async (name) => (await site.call('POST', '/wps/member/trialuser', inWorld(name))).json.value.userName),
  )

  expect(accounts).toEqual(Array.from(names, () => accounts[0]))
  expect((await site.mock.worlds.open('pinned')).world).toBe(world)
  expect(site.storage.size).toBe(20)
})

test('beyond the limit the longest suspended world is removed; a suspended world can be removed and recreated', async () => {
  const site = cachedSite(1, { maxWorlds: 3 })
  for (const name of ['one', 'two', 'three', 'four']) await site.call('POST', '/wps/member/trialuser', inWorld(name))
  expect(site.mock.worlds.names()).toEqual(['four', 'three', 'two'])

  expect((await site.control('four', 'DELETE /worlds', { name: 'two' })).json).toEqual({ removed: true })
  const suspended = await site.fingerprintOf('three')
  await site.control('four', 'POST /worlds', { name: 'three' })
  expect(site.mock.worlds.names()).toEqual(['four', 'three'])
  expect(await site.fingerprintOf('three')).not.toBe(suspended)
})

test('a world that cannot be loaded fails the request and stays in storage; if storage fails the world stays active', async () => {
  const site = cachedSite(1)
  await site.call('GET', '/wps/system/country', inWorld('mine'))
  await site.call('GET', '/wps/system/country', inWorld('other'))
  const text = site.storage.get('mine')!
  site.storage.set('mine', text.slice(0, 100))
  expect((await site.call('GET', '/wps/system/country', inWorld('mine'))).status).toBe(500)
  expect(site.storage.get('mine')).toBe(text.slice(0, 100))

  const logged: string[] = []
  const full = Object.assign(new Map<string, string>(), {
    set: () => {
      throw new Error('the disk is full')
    },
  })
  const other = setup({
    persistence: createWorldCache({ maxActive: 1, storage: full }),
    log: (message) => void logged.push(message),
  })
  for (const name of ['one', 'two', 'one']) await other.call('POST', '/wps/member/trialuser', inWorld(name))
  expect(logged[0]).toBe('Failed to suspend the world "one": the disk is full')
  expect(other.mock.worlds.names()).toEqual(['one', 'two'])
})

test('two hundred worlds with ten active ones behave like two hundred active worlds', async () => {
  const [few, all] = [cachedSite(10), cachedSite(1000)]
  const names = Array.from({ length: 200 }, (_none, index) => `world-${index}`)
  for (const { call } of [few, all])
    for (const name of names) await call('POST', '/wps/member/trialuser', inWorld(name))
  for (const { call } of [few, all])
    await Promise.all(names.map((name) => call('POST', '/wps/member/trialuser', inWorld(name))))

  expect(few.storage.size).toBe(190)
  expect(all.storage.size).toBe(0)
  expect(await Promise.all(names.map(few.fingerprintOf))).toEqual(await Promise.all(names.map(all.fingerprintOf)))
})
