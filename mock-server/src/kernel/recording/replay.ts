import * as v from 'valibot'
import { sortEvents, type WorldEvent } from '../world/event-queue.ts'
import { type Change, STATE } from '../tables/change-log.ts'
import type { Id } from '../tables/rows.ts'
import type { Snapshot } from '../world/snapshot.ts'

const id = v.union([v.string(), v.number()])

export const changesSchema = v.array(
  v.union([
    v.object({ table: v.string(), id, isRemoved: v.literal(true) }),
    v.object({ table: v.string(), id, row: v.unknown() }),
  ]),
)

type Rows = Map<Id, unknown>
const byId = (rows: readonly { id: Id }[]): Rows => new Map(rows.map((row) => [row.id, row]))

/** Returns `snapshot` with `changes` applied. The result is validated only when a world restores it. */
export function replay(snapshot: Snapshot, changes: readonly Change[]): unknown {
  const { version, database, transactions, events, answers, ...state } = snapshot
  const kernelTables = {
    transactions: byId(transactions),
    events: new Map<Id, unknown>(events.map((event) => [event.sequence, event])),
    answers: byId(answers),
    [STATE]: new Map<Id, unknown>(Object.entries(state)),
  }
  const tables = new Map<string, Rows>(Object.entries(database).map(([name, rows]) => [name, byId(rows)]))
  const byName = new Map<string, Rows>([...tables, ...Object.entries(kernelTables)])
  for (const change of changes) {
    const rows = byName.get(change.table)
    if (!rows) throw new Error(`Failed to replay a change of ${change.table}: the snapshot has no such table`)
    if ('row' in change) rows.set(change.id, change.row)
    else rows.delete(change.id)
  }
  return {
    version,
    ...Object.fromEntries(kernelTables[STATE]),
    database: Object.fromEntries([...tables].map(([name, rows]) => [name, [...rows.values()]])),
    transactions: [...kernelTables.transactions.values()],
    events: sortEvents(kernelTables.events.values() as Iterable<WorldEvent>),
    answers: [...kernelTables.answers.values()],
  }
}
