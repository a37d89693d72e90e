import * as v from 'valibot'
import { toFieldError } from '../kernel/validation-error.ts'
import { snapshotSchema } from '../kernel/snapshot.ts'

/** What a person wants to know of a snapshot. Times in ms. */
export type AboutSnapshot = {
  scenario: string
  seed: number
  bornAt: number
  time: number
  transactions: number
  events: number
  faults: number
  /** Rows by table, of tables that have any. */
  rows: Record<string, number>
}

/** Reads what somebody takes for a snapshot, of whatever house: its settings and tables are judged by the mock that takes it up. Throws a Refusal that names the field where it is none, or of another version. */
export function summarizeSnapshot(json: unknown): AboutSnapshot {
  const parsed = v.safeParse(snapshotSchema, json)
  if (!parsed.success) throw toFieldError(parsed.issues, 'snapshot')
  const { scenario, seed, bornAt, clock, transactions, events, faults, database } = parsed.output
  const rows = Object.entries(database).map(([name, { length }]) => [name, length] as const)
  return {
    scenario,
    seed,
    bornAt,
    time: clock.time,
    transactions: transactions.length,
    events: events.length,
    faults: faults.length,
    rows: Object.fromEntries(rows.filter(([, count]) => count > 0)),
  }
}
