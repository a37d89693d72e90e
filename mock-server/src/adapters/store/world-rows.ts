import { FIRST_ADDITION, PIECES } from './schema.ts'
import type { Sql, SqlRow } from './sql.ts'

/** Converts texts to bytes. */
export type Packing = { pack(text: string): Uint8Array; unpack(bytes: Uint8Array): string }
/** A stored world: its text and the deltas since, as text. */
export type StoredWorld = { text: string; additions: string[] }

/** A row of a Durable Object may have two megabytes. */
const MOST_BYTES = 1024 * 1024

/** The worlds of a store, as rows. Each change is whole or not at all. */
export class WorldRows {
  readonly #sql: Sql
  readonly #packing: Packing
  readonly #ids: Map<string, number>
  #slept: number
  #written = { bytes: 0, rows: 0 }

  constructor(sql: Sql, packing: Packing) {
    this.#sql = sql
    this.#packing = packing
    const rows = sql.all('SELECT id, name, slept FROM worlds ORDER BY slept')
    this.#ids = new Map(rows.map(({ id, name }) => [String(name), Number(id)]))
    this.#slept = Number(rows.at(-1)?.['slept'] ?? 0)
  }

  /** Ordered by the time of suspension, oldest first. */
  names = () => [...this.#ids.keys()]
  has = (name: string) => this.#ids.has(name)
  /** Bytes and rows that were written since the store was opened. */
  written = () => this.#written

  read(name: string): StoredWorld | undefined {
    const id = this.#ids.get(name)
    if (id === undefined) return undefined
    const rows = this.#sql.all('SELECT id, data FROM pieces WHERE id BETWEEN ? AND ? ORDER BY id', ...piecesOf(id))
    const isAddition = (row: SqlRow) => Number(row['id']) % PIECES >= FIRST_ADDITION
    const dataOf = (row: SqlRow) => row['data'] as Uint8Array
    const { unpack } = this.#packing
    const text = unpack(joined(rows.filter((row) => !isAddition(row)).map(dataOf)))
    return { text, additions: rows.filter(isAddition).map((row) => unpack(dataOf(row))) }
  }

  /** Bytes of a world's text, of what was added, and how many additions there are. */
  sizes(name: string) {
    const [from, to] = piecesOf(this.#ids.get(name)!)
    const sizeOf = (first: number, last: number) =>
      this.#sql.all(
        'SELECT count(*) AS count, total(length(data)) AS bytes FROM pieces WHERE id BETWEEN ? AND ?',
        first,
        last,
      )[0]!
    const [whole, added] = [sizeOf(from, from + FIRST_ADDITION - 1), sizeOf(from + FIRST_ADDITION, to)]
    return { whole: Number(whole['bytes']), added: Number(added['bytes']), count: Number(added['count']) }
  }

  /** Keeps this text instead of all that was kept of the world; answers how many bytes it takes. */
  replace(name: string, text: string): number {
    const data = this.#packing.pack(text)
    let id = 0
    this.#sql.atOnce(() => {
      id = this.#begin(name)
      for (let at = 0; at < data.length; at += MOST_BYTES)
        this.#write(id * PIECES + at / MOST_BYTES, data.subarray(at, at + MOST_BYTES))
    })
    this.#ids.set(name, id)
    return data.length
  }

  /** Adds what happened to the world, as the addition of this number from 0 on; answers how many bytes it takes. */
  add(name: string, { number, text }: { number: number; text: string }): number {
    const data = this.#packing.pack(text)
    this.#sql.atOnce(() => this.#write(this.#ids.get(name)! * PIECES + FIRST_ADDITION + number, data))
    return data.length
  }

  /** Forgets the world; answers whether there was one. */
  remove(name: string): boolean {
    const id = this.#ids.get(name)
    if (id === undefined) return false
    this.#sql.atOnce(() => {
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
      ++this.#slept,
    )
    const id = Number(row!['id'])
    this.#sql.all('DELETE FROM pieces WHERE id BETWEEN ? AND ?', ...piecesOf(id))
    return id
  }
}

const piecesOf = (id: number): [number, number] => [id * PIECES, (id + 1) * PIECES - 1]

function joined([first = new Uint8Array(), ...others]: Uint8Array[]): Uint8Array {
  if (others.length === 0) return first
  const all = new Uint8Array(others.reduce((sum, { length }) => sum + length, first.length))
  let at = 0
  for (const piece of [first, ...others]) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
