import { expect, test } from 'vitest'
import * as v from 'valibot'
import { defineDomain } from '../world/domain.ts'
import { composeDomains } from './compose-domains.ts'
import { defineTable } from '../tables/table.ts'
import { createWorld, type World } from '../world/world.ts'

const letters = defineTable('letters', v.object({ id: v.number(), text: v.string() }))

const postService = (world: World) => ({ write: (text: string) => world.table(letters).insert({ id: 1, text }) })
const post = defineDomain({
  name: 'post',
  tables: [letters],
  settings: () => ({ isOpen: true }),
  services: { post: postService },
})
const office = defineDomain({
  name: 'office',
  services: {
    office: (_world: World, { post: letterbox }: { post: ReturnType<typeof postService> }) => ({
      greet: () => letterbox.write('Hello'),
    }),
  },
})

const options = { name: 'w', seed: 1, scenario: 'empty', hostNow: () => 0, time: 0 }

test.each([
  ['after', [post, office] as const],
  ['before', [office, post] as const],
])('domains are composed to one gateway; a service may come %s one that uses it', async (_place, list) => {
  const gateway = composeDomains(list)
  const world = createWorld(options, gateway)

  await gateway.services(world).office.greet()

  expect(world.database.dump()).toEqual({ letters: [{ id: 1, text: 'Hello' }] })
  expect(world.settings).toEqual({ isOpen: true })
})

test('two domains with the same name for something are refused, and the error names the second domain', () => {
  const rival = defineDomain({ name: 'rival', settings: () => ({ isOpen: false }) })
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
    services: {
      bell({ name, events }: World) {
        created.push(name)
        events.on('bell', () => void handled.push(name))
        return { scheduleIn: (ms: number) => events.schedule(ms, 'bell') }
      },
    },
  })
}

test('a service is created once, on first use', () => {
  const created: string[] = []
  const gateway = composeDomains([post, bellTower(created)])
  const services = gateway.services(createWorld(options, gateway))
  expect(created).toEqual([])

  services.bell.scheduleIn(1)
  services.bell.scheduleIn(2)

  expect(created).toEqual(['w'])
  expect(Object.keys({ ...services })).toEqual(['post', 'bell'])
})

test('a service that needs itself is refused with the services between', () => {
  const circle = defineDomain({
    name: 'circle',
    services: {
      hen: (_world: World, { egg }: { egg: object }) => ({ egg }),
      egg: (_world: World, { hen }: { hen: object }) => ({ hen }),
    },
  })
  const gateway = composeDomains([circle])
  const services = gateway.services(createWorld(options, gateway))

  const reason = 'Failed to create the service hen: it needs itself (hen -> egg -> hen)'
  expect(() => services.hen).toThrow(reason)
  expect(() => services.hen).toThrow(reason)
})

test('a domain subscribes to a service of another one when a world creates it', () => {
  const created: string[] = []
  const subscribed: string[] = []
  const listener = defineDomain({
    name: 'listener',
    subscriptions: {
      bell({ name }: World, { bell }: { bell: { scheduleIn(ms: number): void } }) {
        subscribed.push(name)
        bell.scheduleIn(1)
      },
    },
  })
  const gateway = composeDomains([listener, bellTower(created)])

  const services = gateway.services(createWorld(options, gateway))
  expect([created, subscribed]).toEqual([[], []])

  expect(services.bell).toBe(services.bell)
  expect([created, subscribed]).toEqual([['w'], ['w']])
})

test('a subscription to a service that no domain provides is refused', () => {
  const listener = defineDomain({ name: 'listener', subscriptions: { bell: () => undefined } })

  expect(() => composeDomains([listener])).toThrow('listener subscribes to bell, which no domain provides')
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

test('two domains with the same service name are refused', () => {
  const rival = defineDomain({ name: 'rival', services: { post: () => ({}) } })

  expect(() => composeDomains([post, rival])).toThrow('rival is not the only one with services named post')
})

test('an unused table is empty in the snapshot and can be restored with rows', async () => {
  const world = createWorld(options, composeDomains([post]))
  expect(world.database.dump()).toEqual({ letters: [] })

  await world.database.restore({ letters: [{ id: 1, text: 'Hello' } as { id: number }] })
  expect(world.table(letters).get(1)?.text).toBe('Hello')

  await world.database.restore({})
  expect(world.database.dump()).toEqual({ letters: [] })
})
