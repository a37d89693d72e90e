import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as validators from '@longan/mock-server/validators'
import { createControl } from '../../admin/control.ts'
import { type Backend, createBackend } from '../../backend.ts'
import { serializeWorld } from '../../kernel/storage/world-serialization.ts'
import { createWorldCache } from '../../kernel/storage/world-cache.ts'
import { FROZEN_TIME } from '../../kernel/world/frozen-time.ts'
import { secretsFor } from '../secrets.ts'
import { type Gauges, formatGauges } from '../shared/metrics.ts'
import { openSchema } from '../store/schema.ts'
import { sqliteStorage } from '../store/sqlite-storage.ts'
import { WorldRows } from '../store/world-rows.ts'
import { fromBuild } from '../validators/built.ts'
import type { EdgeEnv } from './edge-env.ts'
import { objectSql, type ObjectStorage, type Rows } from './object-storage.ts'

/** An object has 128 MB of memory, and a world that is awake takes several times its text. */
const MAX_CHARACTERS = 8 * 1024 * 1024

export type WorldRuntime = {
  mock: Backend
  isFrozen: boolean
  rows: Rows
  metrics(): string
}

const compression = {
  compress: (text: string) => deflateRawSync(text, { level: 1 }),
  decompress: (bytes: Uint8Array) => inflateRawSync(bytes).toString('utf8'),
}

/** The backend of one object: its world is in the object's SQLite database, and every command is written before it is answered. */
export function openWorldRuntime(
  storage: ObjectStorage,
  { MAX_WORLD_CHARACTERS: maxCharacters, TIME }: EdgeEnv,
): WorldRuntime {
  const rows: Rows = { read: 0, written: 0 }
  const worldStorage = sqliteStorage(objectSql(storage, rows), {
    ...compression,
    maxCharacters: Number(maxCharacters ?? MAX_CHARACTERS),
  })
  const time = TIME === 'still' ? { now: () => 0, time: FROZEN_TIME } : {}
  const mock = createBackend({
    now: Date.now,
    isStrict: false,
    compile: fromBuild(validators),
    control: createControl,
    persistence: createWorldCache({ storage: worldStorage }),
    log: (sentence) => console.warn(sentence),
    ...secretsFor(time),
    ...time,
  })
  const metrics = () =>
    `${formatGauges(() => gaugesOf(storage, { rows, bytes: worldStorage.written().bytes })).join('\n')}\n`
  return { mock, isFrozen: TIME === 'still', rows, metrics }
}

const gaugesOf = ({ sql }: ObjectStorage, { rows, bytes }: { rows: Rows; bytes: number }): ReturnType<Gauges> => ({
  longan_store_bytes: { about: 'Size of the store of this world', type: 'gauge', value: sql.databaseSize },
  longan_store_written_bytes_total: { about: 'Bytes written to the store, compressed', type: 'counter', value: bytes },
  longan_store_written_rows_total: { about: 'Rows written to the store', type: 'counter', value: rows.written },
  longan_store_read_rows_total: { about: 'Rows read from the store', type: 'counter', value: rows.read },
})

/** Returns the text of a world that belongs to another object, and removes it here. */
export async function exportWorld({ worlds }: Backend, name: string): Promise<string> {
  const text = await worlds.use(name, async (site) => serializeWorld(site))
  worlds.remove(name)
  return text
}

export function suspendWorld(storage: ObjectStorage, text: string): void {
  const { name } = JSON.parse(text) as { name: string }
  const sql = objectSql(storage)
  openSchema(sql)
  new WorldRows(sql, compression).replace(name, text)
}
