import { expect, test } from 'vitest'
import * as v from 'valibot'
import { defineDomain } from './domain.ts'
import { togetherOf } from './house.ts'
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
  const house = togetherOf([post, office])
  const world = createWorld(options, house)

  await house.services(world).office.greet()

  expect(world.database.dump()).toEqual({ letters: [{ id: 1, text: 'Hello' }] })
  expect(world.settings).toEqual({ isOpen: true })
})

test('two domains that use one name are refused, and both the name and the second are told', () => {
  const rival = defineDomain({ name: 'rival', services: () => ({ post: {} }), settings: () => ({ isOpen: false }) })
  const house = togetherOf([post, rival])

  expect(() => house.settings()).toThrow('rival is not the only one with settings called isOpen')
  expect(() => createWorld(options, togetherOf([post, { ...rival, tables: [letters] }]))).toThrow(
    'two domains declare a table letters',
  )
})

test('a table that no domain declares cannot be asked for', () => {
  const world = createWorld(options, togetherOf([]))

  expect(() => world.table(letters)).toThrow('Failed to find the table letters: no domain declares it in its tables')
})
