import type { Site } from '../gateway.ts'

/** Something that falls due: an event of the world by its name, or the draw of a lottery by its code. */
export type Due = { at: number; what: string; lottery?: string }

const DAY = 86_400_000
/** More than these nobody sees on a line. */
const MOST = 100
/** Housekeeping that nobody waits for. */
const SILENT = /^(captcha|code|human)/

/** What falls due in the next 24 hours of the world, the earliest first: its events, the next draw of each lottery, planned maintenance. */
export function upcomingEvents({ world, services }: Site): Due[] {
  const now = world.clock.now()
  const { until, windows = [] } = world.settings.status
  const closing = windows.map(({ from }) => ({ at: from, what: 'maintenance' }))
  const opening = [until, ...windows.map((one) => one.until)].map((at) => ({ at: at ?? 0, what: 'reopening' }))
  const draws = services.lottery
    .openIssues()
    .map(({ gameCode, winningTime }) => ({ at: winningTime, what: 'draw', lottery: gameCode }))
  const events = world.events
    .dump()
    .filter(({ name }) => !SILENT.test(name))
    .map(({ at, name }) => ({ at, what: name }))
  return [...closing, ...opening, ...draws, ...events]
    .filter(({ at }) => at > now && at < now + DAY)
    .toSorted((one, other) => one.at - other.at)
    .slice(0, MOST)
}
