import { defineDomain, defineTable, type HandlerCall, refusal, type World } from '@longan/mock-server/kernel'
import * as v from 'valibot'

const noteSchema = v.object({
  id: v.string(),
  title: v.string(),
  state: v.picklist(['open', 'done']),
  createdAt: v.string(),
})
export type Note = v.InferOutput<typeof noteSchema>
type OneNote = { params: { noteId: string } }

const notesTable = defineTable('notes', noteSchema, { by: ['state'] })

const notesService = (world: World) => ({
  list(state?: Note['state']) {
    const all = world.table(notesTable)
    const found = state ? all.where({ state }) : all.dump()
    return found.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  },

  get(id: string): Note {
    const note = world.table(notesTable).get(id)
    if (!note) throw refusal(404, 'notes.not_found', `There is no note ${id}`)
    return note
  },

  create: (title: string) =>
    world.table(notesTable).insert({
      id: `n${world.ids.next('note')}`,
      title,
      state: 'open',
      createdAt: new Date(world.clock.now()).toISOString(),
    }),

  remove(id: string) {
    this.get(id)
    world.table(notesTable).remove(id)
  },
})
type Services = { notes: ReturnType<typeof notesService> }

/** The name of the domain is the tag of its operations; the name of a handler is its operationId. */
export const notes = defineDomain({
  name: 'notes',
  tables: [notesTable],
  services: {
    notes: (world: World) => notesService(world),
  },
  handlers: ({ notes: own }: Services) => ({
    listNotes: ({ query }: HandlerCall<{ query: { state?: Note['state'] } }>) => ({ items: own.list(query.state) }),
    createNote: ({ body }: HandlerCall<{ body: { title: string } }>) => own.create(body.title),
    getNote: ({ params }: HandlerCall<OneNote>) => own.get(params.noteId),
    deleteNote: ({ params }: HandlerCall<OneNote>) => own.remove(params.noteId),
  }),
})
