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
  services: (_world: World, needs: { post: ReturnType<typeof postService> }) => ({
    office: { greet: () => needs.post.write('Hello') },
  }),
})

const options = { name: 'w', seed: 1, scenario: 'empty', hostNow: () => 0, time: 0 }

test('domains of a list make one house: tables, settings, and services that know those before them', async () => {
  const house = composeDomains([post, office])
  const world = createWorld(options, house)

  await house.services(world).office.greet()

  expect(world.database.dump()).toEqual({ letters: [{ id: 1, text: 'Hello' }] })
  expect(world.settings).toEqual({ isOpen: true })
})

test('two domains that use one name are refused, and both the name and the second are told', () => {
  const rival = defineDomain({ name: 'rival', services: () => ({ post: {} }), settings: () => ({ isOpen: false }) })
  const house = composeDomains([post, rival])

  expect(() => house.settings()).toThrow('rival is not the only one with settings called isOpen')
  expect(() => createWorld(options, composeDomains([post, { ...rival, tables: [letters] }]))).toThrow(
    'two domains declare a table letters',
  )
})

test('a table that no domain declares cannot be asked for', () => {
  const world = createWorld(options, composeDomains([]))

  expect(() => world.table(letters)).toThrow('Failed to find the table letters: no domain declares it in its tables')
})

/** A domain that writes down in which worlds its services were made, and rings when its bell is due. */
function bellTower(made: string[], rung: string[] = []) {
  return defineDomain({
    name: 'tower',
    services({ name, events }: World) {
      made.push(name)
      events.on('bell', () => void rung.push(name))
      return { bell: { orderIn: (ms: number) => events.schedule(ms, 'bell') } }
    },
  })
}

test('the services of a domain are made once, when one of them is asked for first', () => {
  const made: string[] = []
  const house = composeDomains([post, bellTower(made)])
  const services = house.services(createWorld(options, house))
  expect(made).not.toContain('w')

  services.bell.orderIn(1)
  services.bell.orderIn(2)

  expect(made.filter((name) => name === 'w')).toHaveLength(1)
  expect(Object.keys({ ...services })).toEqual(['post', 'bell'])
})

test('a domain that others have to hear of is made with its world', () => {
  const made: string[] = []
  const house = composeDomains([{ ...bellTower(made), isMadeAtBirth: true as const }])

  house.services(createWorld(options, house))

  expect(made).toContain('w')
})

test('what falls due finds its worker, fresh or restored, though nobody has asked for the domain', async () => {
  const rung: string[] = []
  const house = composeDomains([bellTower([], rung)])
  const [fresh, restored] = ['fresh', 'restored'].map((name) => createWorld({ ...options, name }, house))
  for (const world of [fresh!, restored!]) house.services(world)

  fresh!.events.schedule(0, 'bell')
  restored!.events.restore([{ at: 0, sequence: 1, name: 'bell', payload: {} }], 1)
  for (const world of [fresh!, restored!]) await world.run(async () => undefined)

  expect(rung).toEqual(['fresh', 'restored'])
})

test('two domains with one name for a service are refused when the first world is made', () => {
  const house = composeDomains([post, defineDomain({ name: 'rival', services: () => ({ post: {} }) })])

  expect(() => house.services(createWorld(options, house))).toThrow(
    'rival is not the only one with services called post',
  )
})

test('a table that nobody has asked for is empty in the snapshot, and is there again when rows come back', async () => {
  const world = createWorld(options, composeDomains([post]))
  expect(world.database.dump()).toEqual({ letters: [] })

  await world.database.restore({ letters: [{ id: 1, text: 'Hello' } as { id: number }] })
  expect(world.table(letters).get(1)?.text).toBe('Hello')

  await world.database.restore({})
  expect(world.database.dump()).toEqual({ letters: [] })
})
