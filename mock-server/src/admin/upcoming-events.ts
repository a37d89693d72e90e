import { catalogue } from '../catalogue/catalogue.ts'
import type { LocalizedText } from '../catalogue/words.ts'
import { depositTable } from '../domains/deposits/deposit.model.ts'
import { lotteryByCode, lotteryById } from '../domains/lottery/lotteries.ts'
import { type Wager, wagerTable } from '../domains/wagers/wager.model.ts'
import { withdrawalTable } from '../domains/withdrawals/withdrawal.model.ts'
import type { Site } from '../gateway.ts'
import type { WorldEvent } from '../kernel/world/event-queue.ts'
import { findPersonName } from './state-commands.ts'

/**
 * `event` is the name of a world event, `draw`, `maintenance` or `reopening`; `lottery` a game code; `name` the game, match
 * or lottery, and `person` the member that it concerns.
 */
export type UpcomingEvent = {
  at: number
  event: string
  lottery?: string
  name?: LocalizedText
  person?: LocalizedText
}

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
  const events = world.events.dump().filter(({ name }) => !HOUSEKEEPING.test(name))
  const isNext = ({ at }: { at: number }) => at > now && at < now + DAY
  const all = [...closing, ...opening, ...draws, ...events.filter(isNext).map((one) => describeEvent(world, one))]
  return withoutRepeats(all.filter(isNext))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, MAX_EVENTS)
}

function describeEvent(world: Site['world'], { at, name: event, payload }: WorldEvent): UpcomingEvent {
  const { orderNo, id, memberId } = payload as { orderNo?: string; id?: string; memberId?: number }
  const wager = orderNo === undefined ? undefined : world.table(wagerTable).get(orderNo)
  const order = id === undefined ? undefined : findOrder(world, event, id)
  const name = wager && subjectOf(wager)
  const person = findPersonName(world, wager?.memberId ?? order?.memberId ?? memberId)
  return { at, event, ...(name && { name }), ...(person && { person }) }
}

function findOrder(world: Site['world'], event: string, id: string) {
  if (event.startsWith('deposit.')) return world.table(depositTable).get(id)
  if (event.startsWith('withdrawal.')) return world.table(withdrawalTable).get(id)
  return undefined
}

/** The match of a bet, or the game in which it was placed. */
const subjectOf = ({ bet, lottery, nodeId, gameName }: Wager): LocalizedText =>
  bet?.event ??
  (lottery && lotteryById(lottery.gameId).names) ??
  catalogue().byNodeId.get(nodeId)?.names ?? { vi: gameName, en: gameName }

/** Two bets of a person on one round are settled together. */
const withoutRepeats = (events: UpcomingEvent[]): UpcomingEvent[] => [
  ...new Map(events.map((one) => [JSON.stringify(one), one])).values(),
]
