import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import { VISITOR } from './site-facts.ts'
import type { SystemSettings } from './system.settings.ts'

/** The maintenance of this moment, and when it ends: one without a plan, or one that was planned for now. */
function maintenanceOf({ settings: { status }, clock }: World<SystemSettings>): { until?: number } | undefined {
  const now = clock.now()
  const { windows = [], maintenance, until = Infinity } = status
  if (maintenance && now < until) return Number.isFinite(until) ? { until } : {}
  const planned = windows.find((one) => one.from <= now && now < one.until)
  return planned && { until: planned.until }
}

/** Whether the visitor comes in whatever is closed. */
export const isWhitelisted = ({ settings: { status } }: World<SystemSettings>): boolean =>
  status.whitelist?.includes(VISITOR.ip) ?? false

/** What keeps visitors out at this moment. */
export function closures(world: World<SystemSettings>) {
  const { regionRestriction, ipBlocked } = world.settings.status
  if (isWhitelisted(world)) return { maintenance: false, regionRestriction: false, ipBlocked: false }
  const maintenance = maintenanceOf(world)
  const end = maintenance?.until !== undefined && { maintenanceEndTime: maintenance.until }
  return { maintenance: maintenance !== undefined, ...end, regionRestriction, ipBlocked }
}

/** Refuses while the site is closed to this visitor; maintenance outranks the rest. */
export function refuseWhileClosed(world: World<SystemSettings>) {
  const closed = closures(world)
  if (closed.maintenance) {
    const { until } = maintenanceOf(world)!
    const value = until === undefined ? undefined : { until }
    throw new Refusal(503, 'system.maintenance', 'System under maintenance, please try again later', value)
  }
  if (closed.ipBlocked) throw new Refusal(403, 'ip.restricted', 'Your address may not use this site')
  if (closed.regionRestriction) {
    throw new Refusal(403, 'region.restricted', 'This site is not available in your region')
  }
}
