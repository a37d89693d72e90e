import type { SystemStatus } from './schema.gen.ts'

/** The state of the site: open, or the reason why it is not. */
export type SiteState = 'open' | 'ipBlocked' | 'maintenance' | 'regionRestricted'
type StatusFlags = Pick<SystemStatus, 'maintenance' | 'regionRestriction'>

const states = {
  1: ['open', 'ipBlocked', 'maintenance'],
  2: ['open', 'maintenance', 'regionRestricted'],
} as const

/** The state a status means under a reading. Only the first reading takes the operator's own code at its word. */
export function siteState(status: StatusFlags & Pick<SystemStatus, 'status'>, reading: 1 | 2): SiteState {
  const code = reading === 1 ? (status.status ?? statusCode(status, 1)) : statusCode(status, 2)
  return states[reading][code]
}

/** The code of the facts under a reading; maintenance wins when both apply. */
export function statusCode({ maintenance, regionRestriction }: StatusFlags, reading: 1 | 2): 0 | 1 | 2 {
  if (maintenance) return reading === 1 ? 2 : 1
  if (regionRestriction) return reading === 1 ? 1 : 2
  return 0
}
