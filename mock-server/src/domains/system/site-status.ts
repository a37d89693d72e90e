import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { SystemSettings } from './system.settings.ts'

/** What keeps visitors out at this moment. A maintenance with an end is over when its time has come. */
export function closures({ settings: { status }, clock }: World<SystemSettings>) {
  const isOver = status.until !== undefined && status.until <= clock.now()
  return {
    maintenance: status.maintenance && !isOver,
    regionRestriction: status.regionRestriction,
    ipBlocked: status.ipBlocked,
  }
}

/** Refuses while the site is closed to this visitor; maintenance outranks the rest. */
export function refuseWhileClosed(world: World<SystemSettings>) {
  const closed = closures(world)
  if (closed.maintenance) {
    const { until } = world.settings.status
    throw new Refusal(
      503,
      'system.maintenance',
      'System under maintenance, please try again later',
      until === undefined ? undefined : { until },
    )
  }
  if (closed.ipBlocked) throw new Refusal(403, 'ip.restricted', 'Your address may not use this site')
  if (closed.regionRestriction) {
    throw new Refusal(403, 'region.restricted', 'This site is not available in your region')
  }
}
