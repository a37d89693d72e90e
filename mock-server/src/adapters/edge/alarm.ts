import type { World } from '../../kernel/world/world.ts'
import { RETENTION_DAYS } from './deployment.ts'

const DAY = 86_400_000

export const dayOf = (time: number): number => Math.floor(time / DAY)

/** Returns when a world is deleted whose last request was on this day, ms. */
export const expiresAt = (lastRequestDay: number): number => (lastRequestDay + 1 + RETENTION_DAYS) * DAY

/**
 * Returns when a world is activated without a request, by the host's clock: at its next event, or else when it is deleted. After a day
 * without requests only the deletion counts.
 */
export function nextAlarmAt({ clock, events }: World, lastRequestDay: number): number {
  const { time, hostTime, factor, isFrozen } = clock.state()
  const next = isFrozen ? undefined : events.next()
  const due = next === undefined ? Infinity : hostTime + Math.ceil((next - time) / factor)
  return due < (lastRequestDay + 2) * DAY ? due : expiresAt(lastRequestDay)
}
