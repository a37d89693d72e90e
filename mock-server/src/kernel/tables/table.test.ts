import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { defineLog, defineTable } from './table.ts'

const noteSchema = v.object({
  id: v.number(),
  text: v.string(),
  tags: v.array(v.string()),
  owner: v.optional(v.number()),
})
const aNote = (id: number, text = 'a') => ({ id, text, tags: ['x'] })

const kinds = [
  ['a table', defineTable],
  ['a log', defineLog],
] as const
const notesIn = (define: (typeof kinds)[number][1]) => define('notes', noteSchema, { by: ['text', 'owner'] }).create()
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

test.for(kinds)('a record of %s cannot be changed directly, only updated', async ([, define]) => {
  const notes = notesIn(define)
  const note = await notes.insert(aNote(1))

  expect(() => Object.assign(note, { text: 'b' })).toThrow('read only')
  expect(() => note.tags.push('y')).toThrow('not extensible')

  await notes.update(1, { text: 'b' })
  expect(note.text).toBe('a')
  expect(notes.get(1)?.text).toBe('b')
})

test.for(kinds)('%s keeps its own copy of what is inserted', async ([, define]) => {
  const notes = notesIn(define)
  const note = aNote(1)
  await notes.insert(note)

  note.tags.push('later')

  expect(notes.get(1)?.tags).toEqual(['x'])
})

test.for(kinds)('an id is unique in %s, and zero is a valid id', async ([, define]) => {
  const notes = notesIn(define)
  await notes.insert(aNote(0))

  await expect(notes.insert(aNote(0))).rejects.toThrow('Failed to insert the record 0 into notes: it exists already')
  await expect(notes.update(9, { text: 'b' })).rejects.toThrow('Failed to update the record 9 in notes: there is none')
  expect(notes.get(0)).toEqual(aNote(0))
})

test.for(kinds)('a record that does not match the model of %s is refused, and nothing changes', async ([, define]) => {
  const notes = notesIn(define)
  await notes.insert(aNote(1))
  const reason = /^Failed to store the record [12] in notes: text: /

  await expect(notes.insert({ id: 2, text: 5, tags: [] } as never)).rejects.toThrow(reason)
  await expect(notes.update(1, { text: 5 } as never)).rejects.toThrow(reason)
  expect(notes.dump()).toEqual([aNote(1)])
})

test.for(kinds)('records of %s are found in insertion order, whatever changed in them since', async ([, define]) => {
  const notes = notesIn(define)
  for (const id of [5, 3, 1, 2, 4]) await notes.insert(aNote(id, id === 2 ? 'b' : 'a'))
  for (const id of [4, 3]) await notes.update(id, { text: 'b' })
  notes.remove(1)

  expect(idsOf(notes.dump())).toEqual([5, 3, 2, 4])
  expect(idsOf(notes.where({ text: 'b' }))).toEqual([3, 2, 4])
  expect(idsOf(notes.where({ text: 'a' }))).toEqual([5])
  expect(notes.where({ text: 'c' })).toEqual([])
})

test.for(kinds)('%s finds records by several fields and ignores undefined values', async ([, define]) => {
  const notes = notesIn(define)
  await notes.insert({ ...aNote(1), owner: 7 })
  await notes.insert({ ...aNote(2, 'b'), owner: 7 })
  await notes.insert(aNote(3))

  expect(idsOf(notes.where({ owner: 7, text: 'b' }))).toEqual([2])
  expect(idsOf(notes.where({ owner: 7, text: undefined }))).toEqual([1, 2])
})

test.for(kinds)('searching %s by a field without an index fails and names the index to declare', async ([, define]) => {
  const notes = define('notes', noteSchema, { by: ['owner'] }).create()

  // @ts-expect-error -- the compiler refuses it as well: no index is declared for `text`
  const ask = () => notes.where({ text: 'a' })

  expect(ask).toThrow(
    "Failed to look up text in the table notes: it has no such index. Declare it: by: ['owner', 'text']",
  )
  expect(() => notes.where({})).toThrow('name a field and its value')
})

test.for(kinds)('watchers of %s get the row before and after each change', async ([, define]) => {
  const notes = notesIn(define)
  const watcher = vi.fn<(change: object) => void>()
  notes.watch(watcher)
  await notes.insert(aNote(1))
  await notes.update(1, { text: 'b' })
  notes.remove(1)
  notes.remove(1)

  expect(watcher.mock.calls).toEqual([
    [{ id: 1, after: aNote(1) }],
    [{ id: 1, before: aNote(1), after: aNote(1, 'b') }],
    [{ id: 1, before: aNote(1, 'b') }],
  ])
})

test.for(kinds)('%s is the same after dump and restore', async ([, define]) => {
  const [notes, other] = [notesIn(define), notesIn(define)]
  await notes.insert(aNote(1))
  await notes.insert(aNote(2, 'b'))
  await other.insert(aNote(3))

  await other.restore(structuredClone(notes.dump()))

  expect(other.dump()).toEqual(notes.dump())
  expect(idsOf(other.where({ text: 'b' }))).toEqual([2])
})
