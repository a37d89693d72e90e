import { stat, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
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
