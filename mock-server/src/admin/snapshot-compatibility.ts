import { invalidField } from '../kernel/refusal.ts'
import type { Snapshot } from '../kernel/snapshot.ts'

/** What a house can take up: the scenarios that it knows, and the tables that its domains declare. */
type Known = { scenarios: readonly string[]; tables: readonly string[] }

const OF_ANOTHER = 'the snapshot was made by another version or another house. Take a new one of a mock like this'

/** Refuses a snapshot of another house. A table that it lacks would be emptied without a word, and an unknown scenario could never be begun anew. */
export function assertCompatibleSnapshot({ scenario, database }: Snapshot, { scenarios, tables }: Known) {
  if (!scenarios.includes(scenario))
    throw invalidField('scenario', `there is no "${scenario}" here, there are ${scenarios.join(', ')}: ${OF_ANOTHER}`)
  const strange = Object.keys(database).find((name) => !tables.includes(name))
  if (strange !== undefined) throw invalidField(`database.${strange}`, `is no table of this mock: ${OF_ANOTHER}`)
  const missing = tables.find((name) => !Object.hasOwn(database, name))
  if (missing !== undefined) throw invalidField(`database.${missing}`, `is missing: ${OF_ANOTHER}`)
}
