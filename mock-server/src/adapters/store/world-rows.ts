import { FIRST_DELTA, PIECES } from './schema.ts'
import type { Sql, SqlRow } from './sql.ts'

export type Compression = { compress(text: string): Uint8Array; decompress(bytes: Uint8Array): string }
export type StoredWorld = { text: string; deltas: string[] }

/** A row of a Durable Object may have two megabytes. */
const MAX_PIECE_BYTES = 1024 * 1024

/** The worlds of a store, as rows. Each write is atomic. */
export class WorldRows {
  readonly #sql: Sql
  readonly #packing: Compression
  readonly #ids: Map<string, number>
  #lastSuspended: number
  #written = { bytes: 0, rows: 0 }

  constructor(sql: Sql, packing: Compression) {
    this.#sql = sql
    this.#packing = packing
    const rows = sql.all('SELECT id, name, slept FROM worlds ORDER BY slept')
    this.#ids = new Map(rows.map(({ id, name }) => [String(name), Number(id)]))
    this.#lastSuspended = Number(rows.at(-1)?.['slept'] ?? 0)
  }

  /** Ordered by the time of suspension, oldest first. */
  names = () => [...this.#ids.keys()]
  has = (name: string) => this.#ids.has(name)
  written = () => this.#written

  read(name: string): StoredWorld | undefined {
    const id = this.#ids.get(name)
    if (id === undefined) return undefined
    const rows = this.#sql.all('SELECT id, data FROM pieces WHERE id BETWEEN ? AND ? ORDER BY id', ...piecesOf(id))
    const isAddition = (row: SqlRow) => Number(row['id']) % PIECES >= FIRST_DELTA
    const dataOf = (row: SqlRow) => row['data'] as Uint8Array
    const { decompress: unpack } = this.#packing
    const text = unpack(concatenate(rows.filter((row) => !isAddition(row)).map(dataOf)))
    return { text, deltas: rows.filter(isAddition).map((row) => unpack(dataOf(row))) }
  }

  sizes(name: string) {
    const [from, to] = piecesOf(this.#ids.get(name)!)
    const sizeOf = (first: number, last: number) =>
      this.#sql.all(
        'SELECT count(*) AS count, total(length(data)) AS bytes FROM pieces WHERE id BETWEEN ? AND ?',
        first,
        last,
      )[0]!
    const [full, added] = [sizeOf(from, from + FIRST_DELTA - 1), sizeOf(from + FIRST_DELTA, to)]
    return { full: Number(full['bytes']), added: Number(added['bytes']), count: Number(added['count']) }
  }

  replace(name: string, text: string): number {
    const data = this.#packing.compress(text)
    let id = 0
    this.#sql.transaction(() => {
      id = this.#begin(name)
      for (let at = 0; at < data.length; at += MAX_PIECE_BYTES)
        this.#write(id * PIECES + at / MAX_PIECE_BYTES, data.subarray(at, at + MAX_PIECE_BYTES))
    })
    this.#ids.set(name, id)
    return data.length
  }

  /** Stores a delta of the world under this number, counted from 0; returns its size in bytes. */
  add(name: string, { number, text }: { number: number; text: string }): number {
    const data = this.#packing.compress(text)
    this.#sql.transaction(() => this.#write(this.#ids.get(name)! * PIECES + FIRST_DELTA + number, data))
    return data.length
  }

  remove(name: string): boolean {
    const id = this.#ids.get(name)
    if (id === undefined) return false
    this.#sql.transaction(() => {
      this.#sql.all('DELETE FROM worlds WHERE id = ?', id)
      this.#sql.all('DELETE FROM pieces WHERE id BETWEEN ? AND ?', ...piecesOf(id))
    })
    return this.#ids.delete(name)
  }

  #write(id: number, data: Uint8Array) {
    this.#sql.all('INSERT INTO pieces (id, data) VALUES (?, ?)', id, data)
    this.#written.bytes += data.length
    this.#written.rows++
  }

  #begin(name: string): number {
    const [row] = this.#sql.all(
      'INSERT INTO worlds (name, slept) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET slept = excluded.slept RETURNING id',
      name,
      ++this.#lastSuspended,
    )
    const id = Number(row!['id'])
    this.#sql.all('DELETE FROM pieces WHERE id BETWEEN ? AND ?', ...piecesOf(id))
    return id
  }
}

const piecesOf = (id: number): [number, number] => [id * PIECES, (id + 1) * PIECES - 1]

function concatenate([first = new Uint8Array(), ...others]: Uint8Array[]): Uint8Array {
  if (others.length === 0) return first
  const all = new Uint8Array(others.reduce((sum, { length }) => sum + length, first.length))
  let at = 0
  for (const piece of [first, ...others]) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
