import { expect, test, vi } from 'vitest'
import { buildValidators } from '../../../build-validators.ts'
import { serializeWorld } from '../../kernel/storage/world-serialization.ts'
import { createMockServer } from '../../mock-server.ts'
import type { EdgeEnv, WorldStub } from './edge-env.ts'
import { createTestStorage } from './testing-storage.ts'

// The runtime's own class is in the runtime only.
vi.mock('cloudflare:workers', () => ({
  DurableObject: class {
    ctx: unknown
    env: unknown
    constructor(ctx: unknown, env: unknown) {
      this.ctx = ctx
      this.env = env
    }
  },
}))

let building: Promise<unknown> | undefined

async function anObject({ maxPages = 1000, world = 'mine', env = {} as EdgeEnv } = {}) {
  await (building ??= buildValidators())
  const { WorldObject } = await import('./world-object.ts')
  const { storage, ...inspection } = createTestStorage(maxPages)
  const ctx = { storage, blockConcurrencyWhile: <Result>(work: () => Promise<Result>) => work() }
  const object = new WorldObject(ctx, env)
  const ask = (line: string, body = '') => {
    const [method = '', path = ''] = line.split(' ')
    return object.handle({ world, method, path, search: '', headers: { merchant: 'DEMO' }, body })
  }
  return { object, ask, storage, ...inspection }
}

test('a full store refuses a command with a reason, and the world is unchanged', async () => {
  const { ask } = await anObject({ maxPages: 14 })
  const money = async () => (await ask('GET /__admin/ledger')).body
  let before = ''
  let reply = await ask('POST /wps/member/trialuser')
  while (reply.status === 200) {
    before = await money()
    reply = await ask('POST /wps/member/trialuser')
  }

  expect([reply.status, reply.body]).toEqual([507, expect.stringContaining('is full, and a world has one store')])
  expect(before).not.toBe('')
  expect(await money()).toBe(before)
})

/** A world that forks itself into the object of `mine`, whatever the name. */
async function aSource(mine: { object: WorldStub }) {
  const env = { WORLDS: { idFromName: (name) => ({ name }), get: () => mine.object } } as Partial<EdgeEnv> as EdgeEnv
  const { ask } = await anObject({ world: 'source', env })
  return {
    grow: async () => {
      for (let count = 0; count < 300; count++) await ask('POST /wps/member/trialuser')
    },
    fork: (replace: boolean) => ask('POST /__admin/worlds/fork', JSON.stringify({ name: 'mine', replace })),
    names: async () => (await ask('GET /__admin/worlds')).body,
  }
}

test('a fork replaces the world of another object', async () => {
  const mine = await anObject({ maxPages: 14 })
  const source = await aSource(mine)
  await mine.ask('POST /wps/member/trialuser')
  const money = async () => (await mine.ask('GET /__admin/ledger')).body
  const before = await money()

  expect((await source.fork(false)).status).toBe(400)
  expect(await money()).toBe(before)
  expect((await source.fork(true)).status).toBe(200)
  expect(await money()).not.toBe(before)
  expect(mine.alarm()).not.toBe(null)
})

test('a fork into a new object has an alarm there, for its events', async () => {
  const mine = await anObject()
  const source = await aSource(mine)

  expect((await source.fork(false)).status).toBe(200)
  expect(mine.alarm()).not.toBe(null)
})

test('a request that runs while the world is replaced is refused, and the new world stays as it came', async () => {
  const { object, ask } = await anObject()
  const money = async () => (await ask('GET /__admin/ledger')).body
  await ask('POST /wps/member/trialuser')
  const text = await createMockServer().worlds.use('mine', async (site) => serializeWorld(site))

  const running = ask('POST /wps/member/trialuser')
  expect(await object.importWorld('mine', { text, mayReplace: true })).toBe(undefined)
  const refused = await running
  const after = await money()

  expect([refused.status, refused.body]).toEqual([507, expect.stringContaining('send the call again')])
  await object.importWorld('mine', { text, mayReplace: true })
  expect(await money()).toBe(after)
  expect((await ask('POST /wps/member/trialuser')).status).toBe(200)
})

test('a fork that does not fit into the object of its name is refused with a reason, and the world there is unchanged', async () => {
  const mine = await anObject({ maxPages: 10 })
  const source = await aSource(mine)
  await mine.ask('POST /wps/member/trialuser')
  const money = async () => (await mine.ask('GET /__admin/ledger')).body
  const before = await money()
  await source.grow()

  const reply = await source.fork(true)

  expect([reply.status, reply.body]).toEqual([
    507,
    expect.stringContaining('the store of the world \\"mine\\" is full'),
  ])
  expect(await money()).toBe(before)
  expect(await source.names()).toBe('["source"]')
})

test('a fork that does not fit into a new object leaves no data there', async () => {
  const mine = await anObject({ maxPages: 10 })
  const source = await aSource(mine)
  await source.grow()

  expect((await source.fork(false)).status).toBe(507)
  expect([mine.isEmpty(), mine.alarm()]).toEqual([true, null])
})

test('a store of a newer Longan is not changed, and every call is refused with the reason', async () => {
  const { ask, storage } = await anObject()
  storage.sql.exec('CREATE TABLE store (version INTEGER NOT NULL)')
  storage.sql.exec('INSERT INTO store (version) VALUES (99)')

  const reply = await ask('GET /wps/system/country')

  expect([reply.status, reply.body]).toEqual([
    507,
    expect.stringContaining('is of version 99, and this Longan knows 2'),
  ])
  expect(storage.sql.exec('SELECT version FROM store').toArray()).toEqual([{ version: 99 }])
})

test('a world without requests for a week is deleted completely', async () => {
  const { object, ask, alarm, isEmpty } = await anObject()
  await ask('POST /wps/member/trialuser')
  const begun = Date.now()
  const lasts = vi.spyOn(Date, 'now')
  using _now = lasts
  using log = vi.spyOn(console, 'log').mockReturnValue()
  const days = async (count: number) => {
    lasts.mockReturnValue(begun + count * 86_400_000)
    await object.alarm()
  }

  await days(6)
  expect([isEmpty(), log.mock.calls]).toEqual([false, [['The alarm of the world "mine": 0 due']]])
  await days(9)
  expect([isEmpty(), alarm()]).toEqual([true, null])
})

test('a removed world leaves no data', async () => {
  const { ask, isEmpty, alarm } = await anObject()
  await ask('POST /wps/member/trialuser')

  expect((await ask('DELETE /__admin/worlds', '{"name":"mine"}')).body).toBe('{"removed":true}')
  expect([isEmpty(), alarm()]).toEqual([true, null])
})
