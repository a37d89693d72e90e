import { type Sql, sqliteCodeOf, type SqlRow, type SqlValue } from '../store/sql.ts'

import { DurableObject } from 'cloudflare:workers'
import { toFailure } from '../../kernel/http/failure.ts'
import { type Reply, textReply } from '../../kernel/http/http.ts'
import { explainSqliteError, storeWriteError, StoreProblem } from '../store/store-problem.ts'
import { dayOf, expiresAt, nextAlarmAt } from './alarm.ts'
import { brandOf, type EdgeEnv, type ImportedWorld, stubOf, type WorldStub } from './edge-env.ts'
import { refuseNewWorld, mayCreateWorld } from './new-worlds.ts'
import { callOf, mayReplaceWorld, removedWorldOf, type SerializedCall } from './call-codec.ts'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as validators from '@longan/mock-server/validators'
import { createControl } from '../../admin/control.ts'
import { type Backend, createBackend } from '../../backend.ts'
import { serializeWorld } from '../../kernel/storage/world-serialization.ts'
import { existingWorld, unknownWorld } from '../../kernel/worlds.ts'
import { createWorldCache } from '../../kernel/storage/world-cache.ts'
import { FROZEN_TIME } from '../../kernel/world/clock.ts'
import { secretsFor } from '../secrets.ts'
import { type Gauges, formatGauges } from '../shared/metrics.ts'
import { sqliteStorage } from '../store/sqlite-storage.ts'
import { WorldRows } from '../store/world-rows.ts'
import { fromBuild } from '../../validators/built.ts'

type Column = ArrayBuffer | string | number | null

/** The parts of a Durable Object's storage that are used here. Times are ms since the epoch. */
export type ObjectStorage = {
  sql: {
    exec(
      statement: string,
      ...values: SqlValue[]
    ): { toArray(): Record<string, Column>[]; rowsRead: number; rowsWritten: number }
    /** Bytes. */
    databaseSize: number
  }
  transactionSync(work: () => void): void
  kv: { get(key: string): unknown; put(key: string, value: unknown): void }
  getAlarm(): Promise<number | null>
  setAlarm(at: number): Promise<void>
  deleteAlarm(): Promise<void>
  deleteAll(): Promise<void>
}

const DAMAGED = 'is damaged: DELETE /__admin/worlds removes the world, and the next request creates a new one'
const meanings: Partial<Record<string, string>> = {
  SQLITE_FULL: 'is full, and a world has one store: POST /__admin/reset resets the world',
  SQLITE_TOOBIG: 'cannot store a row of that size: POST /__admin/reset resets the world',
  SQLITE_CORRUPT: DAMAGED,
  SQLITE_NOTADB: DAMAGED,
}

/** Rows that were read and written, as they are billed: a row of an index counts too. */
type Rows = { read: number; written: number }

type SqlOptions = { rows?: Rows; signal?: AbortSignal }

/** Access to the database of an object, until the `signal` is aborted. */
const objectSql = (storage: ObjectStorage, { rows = { read: 0, written: 0 }, signal }: SqlOptions = {}): Sql => ({
  all: (statement, ...values) =>
    explainErrors(() => {
      signal?.throwIfAborted()
      const cursor = storage.sql.exec(statement, ...values)
      const found = cursor.toArray().map(rowOf)
      rows.read += cursor.rowsRead
      rows.written += cursor.rowsWritten
      return found
    }),
  transaction: (work) =>
    explainErrors(() => {
      signal?.throwIfAborted()
      storage.transactionSync(work)
    }),
})

const rowOf = (row: Record<string, Column>): SqlRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof ArrayBuffer ? new Uint8Array(value) : value]),
  )

function explainErrors<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    const meaning = meanings[sqliteCodeOf(error) ?? '']
    throw meaning ? new StoreProblem(meaning) : error
  }
}

const LAST_REQUEST_DAY = 'asked-on'

/** Storage key of the number of new worlds of an address. */
const NEW_WORLDS = 'new-worlds'
const HOUR = 3_600_000

/** One world with its serial queue, its SQLite database and an alarm for events without a request. Without a world its storage is empty. */
export class WorldObject extends DurableObject<EdgeEnv> implements WorldStub {
  #runtime: WorldRuntime | undefined
  #alarm: number | null | undefined

  async handle(sent: SerializedCall): Promise<Reply> {
    try {
      return await this.#answer(sent)
    } catch (error) {
      // Errors thrown to another object arrive as a message only.
      return toFailure(error)
    }
  }

  /** A world that a call creates under another name is moved to its own object. */
  async #answer(sent: SerializedCall): Promise<Reply> {
    const runtime = this.#open(sent.headers['host'])
    const { mock, metrics } = runtime
    const names = mock.worlds.names
    if (sent.path === '/__admin/metrics') return textReply(metrics())
    const isUnknown = names().length === 0 && removedWorldOf(sent) !== undefined
    if (isUnknown) return this.#clearAndReply(toFailure(unknownWorld(sent.world)))
    const isNew = names().length === 0
    const refused = isNew || mayCreateWorld(sent) ? await refuseNewWorld(this.env, sent) : undefined
    if (refused) return isNew ? this.#clearAndReply(refused) : refused
    let reply = await mock.handle(callOf(sent))
    if (this.#runtime !== runtime) return reply
    for (const name of names().filter((one) => one !== sent.world)) {
      const text = await exportWorld(mock, name)
      reply = (await stubOf(this.env, name).importWorld(name, { text, mayReplace: mayReplaceWorld(sent) })) ?? reply
    }
    if (names().length === 0) return this.#clearAndReply(reply)
    this.#recordRequest()
    await this.#scheduleAlarm(sent.world)
    return reply
  }

  async importWorld(name: string, { text, mayReplace }: ImportedWorld): Promise<Reply | undefined> {
    try {
      const isNew = this.#open().mock.worlds.names().length === 0
      if (!isNew && !mayReplace) throw existingWorld()
      try {
        new WorldRows(objectSql(this.ctx.storage), compression).replace(name, text)
      } catch (error) {
        if (isNew) await this.#clear()
        throw storeWriteError(`of the world "${name}" ${explainSqliteError(error)}`)
      }
    } catch (error) {
      return toFailure(error)
    }
    // The next request reads what is stored now.
    this.#closeRuntime()
    this.#recordRequest()
    await this.#scheduleAlarm(name)
    return undefined
  }

  async countNewWorld(max: number): Promise<boolean> {
    const count = Number(this.ctx.storage.kv.get(NEW_WORLDS) ?? 0)
    if (count >= max) return false
    // The alarm finds no world and clears the storage.
    if (count === 0) await this.ctx.storage.setAlarm(Date.now() + HOUR)
    this.ctx.storage.kv.put(NEW_WORLDS, count + 1)
    return true
  }

  async alarm(): Promise<void> {
    this.#alarm = null
    const { worlds } = this.#open().mock
    const [name] = worlds.names()
    if (name === undefined || Date.now() >= expiresAt(this.#lastRequestDay())) return this.#clear()
    const due = await worlds.use(name, async ({ world }) => {
      const happens = world.events.dump().filter(({ at }) => at <= world.clock.now()).length
      await world.run(async () => undefined)
      return happens
    })
    console.log(`The alarm of the world "${name}": ${due} due`)
    await this.#scheduleAlarm(name)
  }

  /** A new world has the name of the site at `host`. */
  #open(host?: string) {
    try {
      return (this.#runtime ??= openWorldRuntime(this.ctx.storage, this.env, host))
    } catch (error) {
      throw storeWriteError(explainSqliteError(error))
    }
  }

  #lastRequestDay() {
    return Number(this.ctx.storage.kv.get(LAST_REQUEST_DAY) ?? 0)
  }

  #recordRequest() {
    const today = dayOf(Date.now())
    if (this.#lastRequestDay() === today) return
    this.ctx.storage.kv.put(LAST_REQUEST_DAY, today)
    this.#open().rows.written++
  }

  async #scheduleAlarm(name: string) {
    const { mock, isFrozen: isStill, rows } = this.#open()
    if (isStill) return
    this.#alarm ??= await this.ctx.storage.getAlarm()
    const at = await mock.worlds.use(name, async ({ world }) => nextAlarmAt(world, this.#lastRequestDay()))
    if (at === this.#alarm) return
    this.#alarm = at
    await this.ctx.storage.setAlarm(at)
    rows.written++
  }

  async #clearAndReply(reply: Reply) {
    await this.#clear()
    return reply
  }

  /** A request in progress must not write into the world that follows. */
  #closeRuntime() {
    this.#runtime?.close(new StoreProblem('has another world since the call began, or none: send the call again'))
    this.#runtime = undefined
  }

  /** An object with an empty storage does not exist. */
  async #clear() {
    this.#closeRuntime()
    this.#alarm = undefined
    await this.ctx.blockConcurrencyWhile(async () => {
      await this.ctx.storage.deleteAlarm()
      await this.ctx.storage.deleteAll()
    })
  }
}

/** An object has 128 MB of memory, and a world that is awake takes several times its text. */
const MAX_CHARACTERS = 8 * 1024 * 1024

type WorldRuntime = {
  mock: Backend
  isFrozen: boolean
  rows: Rows
  metrics(): string
  /** From now on all access to the store fails with this problem. */
  close(problem: StoreProblem): void
}

const compression = {
  compress: (text: string) => deflateRawSync(text, { level: 1 }),
  decompress: (bytes: Uint8Array) => inflateRawSync(bytes).toString('utf8'),
}

/** The backend of one object: its world is in the object's SQLite database, and every command is written before it is answered. */
function openWorldRuntime(storage: ObjectStorage, env: EdgeEnv, host: string | undefined): WorldRuntime {
  const { MAX_WORLD_CHARACTERS: maxCharacters, TIME } = env
  const rows: Rows = { read: 0, written: 0 }
  const closing = new AbortController()
  const worldStorage = sqliteStorage(objectSql(storage, { rows, signal: closing.signal }), {
    ...compression,
    maxCharacters: Number(maxCharacters ?? MAX_CHARACTERS),
  })
  const time = TIME === 'still' ? { now: () => 0, time: FROZEN_TIME } : {}
  const mock = createBackend({
    now: Date.now,
    isStrict: false,
    siteName: brandOf(env, host)?.siteName,
    compile: fromBuild(validators),
    control: createControl,
    persistence: createWorldCache({ storage: worldStorage }),
    log: (sentence) => console.warn(sentence),
    ...secretsFor(time),
    ...time,
  })
  const metrics = () =>
    `${formatGauges(() => gaugesOf(storage, { rows, bytes: worldStorage.written().bytes })).join('\n')}\n`
  return { mock, isFrozen: TIME === 'still', rows, metrics, close: (problem) => closing.abort(problem) }
}

const gaugesOf = ({ sql }: ObjectStorage, { rows, bytes }: { rows: Rows; bytes: number }): ReturnType<Gauges> => ({
  longan_store_bytes: { about: 'Size of the store of this world', type: 'gauge', value: sql.databaseSize },
  longan_store_written_bytes_total: { about: 'Bytes written to the store, compressed', type: 'counter', value: bytes },
  longan_store_written_rows_total: { about: 'Rows written to the store', type: 'counter', value: rows.written },
  longan_store_read_rows_total: { about: 'Rows read from the store', type: 'counter', value: rows.read },
})

/** Returns the text of a world that belongs to another object, and removes it here. */
async function exportWorld({ worlds }: Backend, name: string): Promise<string> {
  const text = await worlds.use(name, async (site) => serializeWorld(site))
  worlds.remove(name)
  return text
}
