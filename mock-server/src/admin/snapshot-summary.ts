import { parseInput, toFieldError } from '../kernel/validation/validation-error.ts'
import { snapshotSchema, migrateSnapshot } from '../kernel/world/snapshot.ts'

/** Summary of a snapshot. Times in ms. */
export type SnapshotSummary = {
  scenario: string
  seed: number
  createdAt: number
  time: number
  transactions: number
  events: number
  faults: number
  /** Number of rows by table, without empty tables. */
  rows: Record<string, number>
}

/** Parses a snapshot file and returns a summary. Settings and tables are validated later, on load. Throws a Refusal that names the first invalid field. */
export function summarizeSnapshot(json: unknown): SnapshotSummary {
  const parsed = parseInput(snapshotSchema, migrateSnapshot(json))
  if (!parsed.success) throw toFieldError(parsed.issues, 'snapshot')
  const { scenario, seed, createdAt, clock, transactions, events, faults, database } = parsed.output
  const rows = Object.entries(database).map(([name, { length }]) => [name, length] as const)
  return {
    scenario,
    seed,
    createdAt,
    time: clock.time,
    transactions: transactions.length,
    events: events.length,
    faults: faults.length,
    rows: Object.fromEntries(rows.filter(([, count]) => count > 0)),
  }
}
