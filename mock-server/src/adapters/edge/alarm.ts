import type { World } from '../../kernel/world.ts'
import { RETENTION_DAYS } from './deployment.ts'

const DAY = 86_400_000

/** The day of a moment, counted from the epoch. */
export const dayOf = (time: number): number => Math.floor(time / DAY)

/** When a world is forgotten that somebody asked on this day last, ms. */
export const expiresAt = (askedOn: number): number => (askedOn + 1 + RETENTION_DAYS) * DAY

/**
 * When a world is to be woken though nobody asks, by the host's clock: when the next thing falls due, or else when it is to be forgotten. After
 * a day on which nobody came it is not woken any more: what falls due then happens when it is asked again.
 */
export function nextAlarmAt({ clock, events }: World, askedOn: number): number {
  const { time, hostTime, factor, isFrozen } = clock.state()
  const next = isFrozen ? undefined : events.next()
  const due = next === undefined ? Infinity : hostTime + Math.ceil((next - time) / factor)
  return due < (askedOn + 2) * DAY ? due : expiresAt(askedOn)
}
