import { invalidField } from '../kernel/validation/refusal.ts'
import type { Snapshot } from '../kernel/world/snapshot.ts'

type Supported = { scenarios: readonly string[]; tables: readonly string[] }

const OTHER_GATEWAY =
  'the snapshot was made by another version or another gateway. Save a new one from a mock like this'

/** Refuses a snapshot of another gateway: a missing table would be emptied silently, and an unknown scenario could not be reset. */
export function assertCompatibleSnapshot({ scenario, database }: Snapshot, { scenarios, tables }: Supported) {
  if (!scenarios.includes(scenario))
    throw invalidField(
      'scenario',
      `there is no "${scenario}" here, there are ${scenarios.join(', ')}: ${OTHER_GATEWAY}`,
    )
  const unknown = Object.keys(database).find((name) => !tables.includes(name))
  if (unknown !== undefined) throw invalidField(`database.${unknown}`, `is no table of this mock: ${OTHER_GATEWAY}`)
  const missing = tables.find((name) => !Object.hasOwn(database, name))
  if (missing !== undefined) throw invalidField(`database.${missing}`, `is missing: ${OTHER_GATEWAY}`)
}
