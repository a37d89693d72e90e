import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { openStore } from './node-store.ts'
import { openSite, ownFile } from './testing.ts'

test('a full disk has space again: the health of every world recovers without a restart', async () => {
  const site = openSite(await ownFile())
  await site.trial('mine')
  const health = async (name: string) => (await site.control(name, 'GET /health')).json
  {
    using disk = vi.spyOn(DatabaseSync.prototype, 'exec')
    disk.mockImplementation(() => {
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
    })
    expect((await site.trial('mine')).status).toBe(507)
    expect((await site.control('new', 'GET /health')).status).toBe(507)
    expect(await health('mine')).toMatchObject({ ledger: 'balanced' })
  }

  for (const name of ['mine', 'new']) expect(await health(name)).toMatchObject({ status: 'up', ledger: 'balanced' })
  expect((await site.trial('mine')).status).toBe(200)
})

test('only the owner of a store may read its files', async () => {
  const file = await ownFile()
  await writeFile(file, '', { mode: 0o644 })
  const site = openSite(file)
  await site.trial('mine')

  for (const name of [file, `${file}-wal`]) expect((await stat(name)).mode & 0o777).toBe(0o600)
})

test('a folder, a text or a database of another program is refused, and keeps its content and its permissions', async () => {
  const file = await ownFile()
  const [folder, text, other] = [`${file}.folder`, `${file}.txt`, `${file}.other`]
  await mkdir(folder)
  await writeFile(text, 'these are no worlds, but an important text')
  const database = new DatabaseSync(other)
  database.exec('CREATE TABLE cats (name)')
  database.close()
  const bytes = await readFile(other)
  await Promise.all([chmod(folder, 0o755), chmod(text, 0o644), chmod(other, 0o644)])

  for (const one of [folder, text, other]) expect(() => openStore(one)).toThrow(`The store ${one} `)

  const modes = await Promise.all([folder, text, other].map(async (one) => (await stat(one)).mode & 0o777))
  expect(modes).toEqual([0o755, 0o644, 0o644])
  expect(await readFile(other)).toEqual(bytes)
})

test('a name with a meaning for SQLite is a name of a file, and its worlds survive', async () => {
  const file = await ownFile()
  using _folder = vi.spyOn(process, 'cwd').mockReturnValue(dirname(file))
  const first = openSite(':memory:')
  await first.trial('mine')
  first.end()

  expect(openSite(':memory:').mock.worlds.names()).toContain('mine')
})

test('a store that was deleted while it was open is named when it is closed', async () => {
  const file = await ownFile()
  const site = openSite(file)
  await site.trial('mine')
  await rm(file)

  expect(() => site.end()).toThrow(`The store ${file} was deleted while it was open: its worlds are lost`)
})

test('a store that this user may only read is refused because of its permissions, not of the disk', async () => {
  const file = await ownFile()
  using _lock = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
    throw Object.assign(new Error('disk I/O error'), { errcode: 3850 })
  })

  expect(() => openStore(file)).toThrow('cannot be locked: check the permissions of the file')
})
