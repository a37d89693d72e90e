import { expect, test } from 'vitest'
import * as v from 'valibot'
import { defineDomain } from './domain.ts'
import { composeDomains } from './compose-domains.ts'
import { defineTable } from './table.ts'
import { createWorld, type World } from './world.ts'

const letters = defineTable('letters', v.object({ id: v.number(), text: v.string() }))

const postService = (world: World) => ({ write: (text: string) => world.table(letters).insert({ id: 1, text }) })
const post = defineDomain({
  name: 'post',
  tables: [letters],
  settings: () => ({ isOpen: true }),
  services: (world: World) => ({ post: postService(world) }),
})
const office = defineDomain({
  name: 'office',
  services: (_world: World, others: { post: ReturnType<typeof postService> }) => ({
    office: { greet: () => others.post.write('Hello') },
  }),
})

const options = { name: 'w', seed: 1, scenario: 'empty', hostNow: () => 0, time: 0 }

test('domains are composed to one gateway: tables, settings, and services that use those before them', async () => {
  const gateway = composeDomains([post, office])
  const world = createWorld(options, gateway)

  await gateway.services(world).office.greet()

  expect(world.database.dump()).toEqual({ letters: [{ id: 1, text: 'Hello' }] })
  expect(world.settings).toEqual({ isOpen: true })
})

test('two domains with the same name for something are refused, and the error names the second domain', () => {
  const rival = defineDomain({ name: 'rival', services: () => ({ post: {} }), settings: () => ({ isOpen: false }) })
  const gateway = composeDomains([post, rival])

  expect(() => gateway.settings()).toThrow('rival is not the only one with settings named isOpen')
  expect(() => createWorld(options, composeDomains([post, { ...rival, tables: [letters] }]))).toThrow(
    'two domains declare a table letters',
  )
})

test('looking up a table that no domain declares fails', () => {
  const world = createWorld(options, composeDomains([]))

  expect(() => world.table(letters)).toThrow('Failed to find the table letters: no domain declares it in its tables')
})

function bellTower(created: string[], handled: string[] = []) {
  return defineDomain({
    name: 'tower',
    services({ name, events }: World) {
      created.push(name)
      events.on('bell', () => void handled.push(name))
      return { bell: { scheduleIn: (ms: number) => events.schedule(ms, 'bell') } }
    },
  })
}

test('the services of a domain are created once, on first use', () => {
  const created: string[] = []
  const gateway = composeDomains([post, bellTower(created)])
  const services = gateway.services(createWorld(options, gateway))
  expect(created).not.toContain('w')

  services.bell.scheduleIn(1)
  services.bell.scheduleIn(2)

  expect(created.filter((name) => name === 'w')).toHaveLength(1)
  expect(Object.keys({ ...services })).toEqual(['post', 'bell'])
})

test('an eager domain is created with its world', () => {
  const created: string[] = []
  const gateway = composeDomains([{ ...bellTower(created), isEager: true as const }])

  gateway.services(createWorld(options, gateway))

  expect(created).toContain('w')
})

test('a due event finds its handler, in new and restored worlds, before any service of its domain is used', async () => {
  const handled: string[] = []
  const gateway = composeDomains([bellTower([], handled)])
  const [fresh, restored] = ['fresh', 'restored'].map((name) => createWorld({ ...options, name }, gateway))
  for (const world of [fresh!, restored!]) gateway.services(world)

  fresh!.events.schedule(0, 'bell')
  restored!.events.restore([{ at: 0, sequence: 1, name: 'bell', payload: {} }], 1)
  for (const world of [fresh!, restored!]) await world.run(async () => undefined)

  expect(handled).toEqual(['fresh', 'restored'])
})

test('two domains with the same service name are refused when the first world is created', () => {
  const gateway = composeDomains([post, defineDomain({ name: 'rival', services: () => ({ post: {} }) })])

  expect(() => gateway.services(createWorld(options, gateway))).toThrow(
    'rival is not the only one with services named post',
  )
})

test('an unused table is empty in the snapshot and can be restored with rows', async () => {
  const world = createWorld(options, composeDomains([post]))
  expect(world.database.dump()).toEqual({ letters: [] })

  await world.database.restore({ letters: [{ id: 1, text: 'Hello' } as { id: number }] })
  expect(world.table(letters).get(1)?.text).toBe('Hello')

  await world.database.restore({})
  expect(world.database.dump()).toEqual({ letters: [] })
})
