import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import { VISITOR } from './site-facts.ts'
import type { SystemSettings } from './system.settings.ts'

/** Returns the current maintenance, unplanned or planned, with its end time. */
function maintenanceOf({ settings: { status }, clock }: World<SystemSettings>): { until?: number } | undefined {
  const now = clock.now()
  const { windows = [], maintenance, until = Infinity } = status
  if (maintenance && now < until) return Number.isFinite(until) ? { until } : {}
  const planned = windows.find((one) => one.from <= now && now < one.until)
  return planned && { until: planned.until }
}

/** Returns true if the visitor can use the site while it is closed. */
export const isWhitelisted = ({ settings: { status } }: World<SystemSettings>): boolean =>
  status.whitelist?.includes(VISITOR.ip) ?? false

/** Returns the current restrictions of the site. */
export function closures(world: World<SystemSettings>) {
  const { regionRestriction, ipBlocked } = world.settings.status
  if (isWhitelisted(world)) return { maintenance: false, regionRestriction: false, ipBlocked: false }
  const maintenance = maintenanceOf(world)
  const end = maintenance?.until !== undefined && { maintenanceEndTime: maintenance.until }
  return { maintenance: maintenance !== undefined, ...end, regionRestriction, ipBlocked }
}

/** Throws a Refusal while the site is closed to this visitor. Maintenance has priority. */
export function assertSiteOpen(world: World<SystemSettings>) {
  const closure = closures(world)
  if (closure.maintenance) {
    const { until } = maintenanceOf(world)!
    const value = until === undefined ? undefined : { until }
    throw new Refusal(503, 'system.maintenance', 'System under maintenance, please try again later', value)
  }
  if (closure.ipBlocked) throw new Refusal(403, 'ip.restricted', 'Your address may not use this site')
  if (closure.regionRestriction) {
    throw new Refusal(403, 'region.restricted', 'This site is not available in your region')
  }
}
