import { expect, test } from 'vitest'
import * as v from 'valibot'
import { createTable } from './table.ts'

const noteSchema = v.object({ id: v.number(), text: v.string(), tags: v.array(v.string()) })
const aNote = (id: number, text = 'a') => ({ id, text, tags: ['x'] })

test('what a table hands out cannot be changed, only updated', async () => {
  const table = createTable(noteSchema)
  const note = await table.insert(aNote(1))

  expect(() => Object.assign(note, { text: 'b' })).toThrow('read only')
  expect(() => note.tags.push('y')).toThrow('not extensible')

  await table.update(1, { text: 'b' })
  expect(note.text).toBe('a')
  expect(table.get(1)?.text).toBe('b')
})

test('a table keeps its own copy of what is inserted', async () => {
  const table = createTable(noteSchema)
  const mine = aNote(1)
  await table.insert(mine)

  mine.tags.push('later')

  expect(table.get(1)?.tags).toEqual(['x'])
})

test('an id is there once, and zero is an id', async () => {
  const table = createTable(noteSchema)
  await table.insert(aNote(0))

  await expect(table.insert(aNote(0))).rejects.toThrow('exists already')
  await expect(table.update(9, { text: 'b' })).rejects.toThrow('there is none')
  expect(table.get(0)).toEqual(aNote(0))
})

test('a record that does not fit its model is refused', async () => {
  const table = createTable(noteSchema)

  await expect(table.insert({ id: 1, text: 5, tags: [] } as never)).rejects.toThrow()
  expect(table.size()).toBe(0)
})

test('records are found in the order they came in, also after an update', async () => {
  const table = createTable(noteSchema)
  for (const id of [3, 1, 2]) await table.insert(aNote(id))
  await table.update(3, { text: 'c' })
  table.remove(1)

  expect(table.where(() => true).map(({ id }) => id)).toEqual([3, 2])
})

test('a dumped table is the same after it is restored', async () => {
  const [table, other] = [createTable(noteSchema), createTable(noteSchema)]
  await table.insert(aNote(1))
  await table.insert(aNote(2, 'b'))

  await other.restore(structuredClone(table.dump()))

  expect(other.dump()).toEqual(table.dump())
})
