import { expect, test } from 'vitest'
import { createNotesMock } from './gateway.ts'

function setup() {
  const { fetch } = createNotesMock()
  return async (method: string, path: string, body?: object) => {
    const headers = { 'x-mock-world': 'test', 'content-type': 'application/json' }
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(new Request(`http://mock.local${path}`, sent))
    const text = await response.text()
    return { status: response.status, json: text ? JSON.parse(text) : undefined }
  }
}

test('a new note is open and can be read back', async () => {
  const ask = setup()

  const { status, json: note } = await ask('POST', '/v1/notes', { title: 'Milk' })

  expect([status, note.state]).toEqual([201, 'open'])
  expect((await ask('GET', `/v1/notes/${note.id}`)).json).toEqual(note)
})

test('notes are listed by their state', async () => {
  const ask = setup()
  await ask('POST', '/v1/notes', { title: 'Milk' })

  const titles = async (query = '') =>
    (await ask('GET', `/v1/notes${query}`)).json.items.map(({ title }: { title: string }) => title)
  expect(await titles()).toEqual(['Try the mock', 'Milk'])
  expect(await titles('?state=open')).toEqual(['Try the mock', 'Milk'])
  expect(await titles('?state=done')).toEqual([])
})

test('a deleted note is gone', async () => {
  const ask = setup()
  const { json: note } = await ask('POST', '/v1/notes', { title: 'Milk' })

  expect((await ask('DELETE', `/v1/notes/${note.id}`)).status).toBe(204)

  expect(await ask('GET', `/v1/notes/${note.id}`)).toEqual({
    status: 404,
    json: { title: `There is no note ${note.id}`, status: 404, code: 'notes.not_found' },
  })
})

test('a body that does not match the OpenAPI document is refused', async () => {
  const { status, json } = await setup()('POST', '/v1/notes', { titel: 'Milk' })

  expect([status, json.title]).toEqual([400, expect.stringContaining('title')])
})
