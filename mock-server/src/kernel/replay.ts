import * as v from 'valibot'
import { inOrder, type WorldEvent } from './event-queue.ts'
import { type Change, STATE } from './change-log.ts'
import type { Id } from './rows.ts'
import type { Snapshot } from './snapshot.ts'

const id = v.union([v.string(), v.number()])

/** What a feed told, read again. */
export const changesSchema = v.array(
  v.union([
    v.object({ table: v.string(), id, isRemoved: v.literal(true) }),
    v.object({ table: v.string(), id, row: v.unknown() }),
  ]),
)

type Rows = Map<Id, unknown>
const byId = (rows: readonly { id: Id }[]): Rows => new Map(rows.map((row) => [row.id, row]))

/** `snapshot` after `changes`, as data: nothing is checked before a world takes it up. */
export function replay(snapshot: Snapshot, changes: readonly Change[]): unknown {
  const { version, database, transactions, events, answers, ...state } = snapshot
  const kept = {
    transactions: byId(transactions),
    events: new Map<Id, unknown>(events.map((event) => [event.sequence, event])),
    answers: byId(answers),
    [STATE]: new Map<Id, unknown>(Object.entries(state)),
  }
  const tables = new Map<string, Rows>(Object.entries(database).map(([name, rows]) => [name, byId(rows)]))
  const byName = new Map<string, Rows>([...tables, ...Object.entries(kept)])
  for (const change of changes) {
    const rows = byName.get(change.table)
    if (!rows) throw new Error(`Failed to replay a change of ${change.table}: the snapshot has no such table`)
    if ('row' in change) rows.set(change.id, change.row)
    else rows.delete(change.id)
  }
  return {
    version,
    ...Object.fromEntries(kept[STATE]),
    database: Object.fromEntries([...tables].map(([name, rows]) => [name, [...rows.values()]])),
    transactions: [...kept.transactions.values()],
    events: inOrder(kept.events.values() as Iterable<WorldEvent>),
    answers: [...kept.answers.values()],
  }
}
