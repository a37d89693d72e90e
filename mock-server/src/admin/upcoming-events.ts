import type { LocalizedText } from '../catalogue/words.ts'
import { lotteryByCode } from '../domains/lottery/lotteries.ts'
import type { Site } from '../gateway.ts'

/** `event` is the name of a world event, `draw`, `maintenance` or `reopening`; `lottery` a game code, `name` its name. */
export type UpcomingEvent = { at: number; event: string; lottery?: string; name?: LocalizedText }

const DAY = 86_400_000
/** The panel's timeline has no room for more. */
const MAX_EVENTS = 100
/** Events that concern no person. */
const HOUSEKEEPING = /^(captcha|code|human)/

export function listUpcomingEvents({ world, services }: Site): UpcomingEvent[] {
  const now = world.clock.now()
  const { until, windows = [] } = world.settings.status
  const closing = windows.map(({ from }) => ({ at: from, event: 'maintenance' }))
  const opening = [until, ...windows.map((one) => one.until)].map((at) => ({ at: at ?? 0, event: 'reopening' }))
  const draws = services.lottery.openIssues().map(({ gameCode, winningTime }) => ({
    at: winningTime,
    event: 'draw',
    lottery: gameCode,
    name: lotteryByCode(gameCode).names,
  }))
  const events = world.events
    .dump()
    .filter(({ name }) => !HOUSEKEEPING.test(name))
    .map(({ at, name }) => ({ at, event: name }))
  return [...closing, ...opening, ...draws, ...events]
    .filter(({ at }) => at > now && at < now + DAY)
    .toSorted((one, other) => one.at - other.at)
    .slice(0, MAX_EVENTS)
}
