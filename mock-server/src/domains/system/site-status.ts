import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import { VISITOR } from './site-facts.ts'
import type { SystemSettings } from './system.settings.ts'

function maintenanceOf({ settings: { status }, clock }: World<SystemSettings>): { until?: number } | undefined {
  const now = clock.now()
  const { windows = [], maintenance, until = Infinity } = status
  if (maintenance && now < until) return Number.isFinite(until) ? { until } : {}
  const planned = windows.find((one) => one.from <= now && now < one.until)
  return planned && { until: planned.until }
}

export const isWhitelisted = ({ settings: { status } }: World<SystemSettings>): boolean =>
  status.whitelist?.includes(VISITOR.ip) ?? false

export function closures(world: World<SystemSettings>) {
  const { regionRestriction, ipBlocked } = world.settings.status
  if (isWhitelisted(world)) return { maintenance: false, regionRestriction: false, ipBlocked: false }
  const maintenance = maintenanceOf(world)
  const end = maintenance?.until !== undefined && { maintenanceEndTime: maintenance.until }
  return { maintenance: maintenance !== undefined, ...end, regionRestriction, ipBlocked }
}

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
