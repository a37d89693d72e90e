import { FIRST_ADDITION, PIECES } from './schema.ts'
import type { Sql, SqlRow } from './sql.ts'

/** How texts become bytes. */
export type Packing = { pack(text: string): Uint8Array; unpack(bytes: Uint8Array): string }
export type WorldRows = ReturnType<typeof worldRows>
/** A world as it lies in the store: its text, and what happened since; both as text. */
export type Lying = { text: string; additions: string[] }

/** A row of a Durable Object may have two megabytes. */
const MOST_BYTES = 1024 * 1024

/** The worlds of a store, as rows. Each change is whole or not at all. */
export function worldRows({ all, atOnce }: Sql, { pack, unpack }: Packing) {
  const ids = new Map(all('SELECT id, name FROM worlds ORDER BY slept').map(({ id, name }) => [String(name), Number(id)]))
  let slept = Number(all('SELECT max(slept) AS last FROM worlds')[0]?.['last'] ?? 0)
  let [bytes, writes] = [0, 0]

  function write(id: number, data: Uint8Array) {
    all('INSERT INTO pieces (id, data) VALUES (?, ?)', id, data)
    bytes += data.length
    writes++
  }

  function begin(name: string): number {
    const [row] = all(
      'INSERT INTO worlds (name, slept) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET slept = excluded.slept RETURNING id',
      name,
      ++slept,
    )
    const id = Number(row!['id'])
    all('DELETE FROM pieces WHERE id BETWEEN ? AND ?', ...piecesOf(id))
    return id
  }

  return {
    /** Who sleeps longest comes first. */
    names: () => [...ids.keys()],
    has: (name: string) => ids.has(name),
    read(name: string): Lying | undefined {
      const id = ids.get(name)
      if (id === undefined) return undefined
      const rows = all('SELECT id, data FROM pieces WHERE id BETWEEN ? AND ? ORDER BY id', ...piecesOf(id))
      const isAddition = (row: SqlRow) => Number(row['id']) % PIECES >= FIRST_ADDITION
      const dataOf = (row: SqlRow) => row['data'] as Uint8Array
      const text = unpack(joined(rows.filter((row) => !isAddition(row)).map(dataOf)))
      return { text, additions: rows.filter(isAddition).map((row) => unpack(dataOf(row))) }
    },
    /** Bytes of a world's text, of what was added, and how many additions there are. */
    sizes(name: string) {
      const [from, to] = piecesOf(ids.get(name)!)
      const [row] = all(
        `SELECT total(length(data) * (id < ?1)) AS whole, total(length(data) * (id >= ?1)) AS added, total(id >= ?1) AS count
        FROM pieces WHERE id BETWEEN ?2 AND ?3`,
        from + FIRST_ADDITION,
        from,
        to,
      )
      return { whole: Number(row!['whole']), added: Number(row!['added']), count: Number(row!['count']) }
    },
    /** Keeps this text instead of all that was kept of the world; answers how many bytes it takes. */
    replace(name: string, text: string): number {
      const data = pack(text)
      let id = 0
      atOnce(() => {
        id = begin(name)
        for (let at = 0; at < data.length; at += MOST_BYTES)
          write(id * PIECES + at / MOST_BYTES, data.subarray(at, at + MOST_BYTES))
      })
      ids.set(name, id)
      return data.length
    },
    /** Adds what happened to the world, as the addition of this number from 0 on; answers how many bytes it takes. */
    add(name: string, { number, text }: { number: number; text: string }): number {
      const data = pack(text)
      atOnce(() => write(ids.get(name)! * PIECES + FIRST_ADDITION + number, data))
      return data.length
    },
    /** Forgets the world; answers whether there was one. */
    remove(name: string): boolean {
      const id = ids.get(name)
      if (id === undefined) return false
      atOnce(() => {
        all('DELETE FROM worlds WHERE id = ?', id)
        all('DELETE FROM pieces WHERE id BETWEEN ? AND ?', ...piecesOf(id))
      })
      return ids.delete(name)
    },
    /** Bytes and rows that were written since the store was opened. */
    written: () => ({ bytes, writes }),
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
