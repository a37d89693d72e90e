import { DatabaseSync } from 'node:sqlite'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createWorldCache } from '../../mock-server.ts'
import { ownFolder } from '../cli/testing.ts'
import { setup } from '../testing.ts'
import { openStore } from './node-store.ts'
import { FIRST_DELTA, PIECES } from './schema.ts'

type Json = ReturnType<typeof JSON.parse>

const toOldSettings = ({ dialect, ...settings }: Json) => ({ ...settings, reading: dialect })
/** Keeps the control API paths of today, so that the digests stay comparable; `migrations.test.ts` covers old paths. */
const toOldCall = ({ digest, ...call }: Json) => ({ ...call, answer: digest })
const toOldChange = (change: Json) =>
  change.id === 'settings' ? { ...change, row: toOldSettings(change.row) } : change

function toOldText({ recording, snapshot, ...state }: Json) {
  const { createdAt, settings, ...rest } = snapshot
  const { createdAt: startedAt, ...start } = recording.start
  return {
    ...state,
    snapshot: { ...rest, version: 4, bornAt: createdAt, settings: toOldSettings(settings) },
    tape: { beginning: { ...start, bornAt: startedAt }, calls: recording.calls.map(toOldCall) },
  }
}

const toOldDelta = ({ changes, calls, ...delta }: Json) => ({
  ...delta,
  changes: changes.map(toOldChange),
  calls: calls.map(toOldCall),
})

function toVersion1(file: string) {
  const database = new DatabaseSync(file)
  const rows = database.prepare('SELECT id, data FROM pieces').all() as { id: number; data: Uint8Array }[]
  const isDelta = ({ id }: { id: number }) => id % PIECES >= FIRST_DELTA
  for (const row of rows) {
    const json = JSON.parse(inflateRawSync(row.data).toString()) as Json
    const old = JSON.stringify(isDelta(row) ? toOldDelta(json) : toOldText(json))
    database.prepare('UPDATE pieces SET data = ? WHERE id = ?').run(deflateRawSync(old), row.id)
  }
  database.exec('UPDATE store SET version = 1')
  database.close()
  const deltas = rows.filter(isDelta).length
  return { texts: rows.length - deltas, deltas }
}

function versionOf(file: string) {
  const database = new DatabaseSync(file)
  const row = database.prepare('SELECT version FROM store').get()
  database.close()
  return row?.['version']
}

function siteIn(file: string) {
  const store = openStore(file)
  const persistence = createWorldCache({ maxActive: 10, storage: store.storage })
  const site = setup({ isRecorded: true, persistence })
  const readAll = async () => [
    (await site.control('GET', '/fingerprint')).text,
    (await site.control('GET', '/recording')).text,
    (await site.control('GET', '/requests')).text,
  ]
  return { ...site, readAll, store }
}

test('a store of version 1 is opened and migrated with its settings, its recording and its later changes', async () => {
  await using folder = await ownFolder()
  const file = folder.file('worlds.db')
  const first = siteIn(file)
  await first.call('POST', '/wps/member/trialuser')
  await first.control('POST', '/preset', { name: 'readings-B' })
  await first.call('GET', '/wps/system/country')
  const before = await first.readAll()
  first.store.close()
  const pieces = toVersion1(file)
  expect([pieces.texts, pieces.deltas > 0, versionOf(file)]).toEqual([1, true, 1])

  const second = siteIn(file)

  expect(await second.readAll()).toEqual(before)
  expect(before[1]).toContain('/__admin/preset')
  await second.call('POST', '/wps/member/trialuser')
  const after = await second.readAll()
  second.store.close()
  expect(versionOf(file)).toBe(2)
  const third = siteIn(file)
  expect(await third.readAll()).toEqual(after)
  third.store.close()
})
