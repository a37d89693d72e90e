import type { SystemStatus } from './schema.gen.ts'

/** The state of the site: open, or the reason why it is not. */
export type SiteState = 'open' | 'ipBlocked' | 'maintenance' | 'regionRestricted'
type StatusFlags = Pick<SystemStatus, 'maintenance' | 'regionRestriction'>

const firstReading = ['open', 'ipBlocked', 'maintenance'] as const

/**
 * The state a status means under a reading. The first reading takes the operator's own code at its word; the second reads the flags. A code
 * without its flag closes the site, too: no flag expresses a blocked address.
 */
export function siteState(status: StatusFlags & Pick<SystemStatus, 'status'>, reading: 1 | 2): SiteState {
  if (reading === 1) return firstReading[status.status ?? statusCode(status, 1)]
  if (status.maintenance) return 'maintenance'
  if (status.regionRestriction) return 'regionRestricted'
  return status.status ? 'ipBlocked' : 'open'
}

/** The code of the facts under a reading; maintenance wins when both apply. */
export function statusCode({ maintenance, regionRestriction }: StatusFlags, reading: 1 | 2): 0 | 1 | 2 {
  if (maintenance) return reading === 1 ? 2 : 1
  if (regionRestriction) return reading === 1 ? 1 : 2
  return 0
}
