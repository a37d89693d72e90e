import { RETENTION_DAYS } from '@longan/mock-server/edge-deployment'
import { DAYS, LIMITS, OBJECT_MEMORY, PAGES, PEAK, PLAN, type Price, PRICES, WAIT } from './assumptions.ts'
import type { Measured } from './measure.ts'

export type Line = Price & { amount: number; cost: number }
export type Bill = { lines: Line[]; total: number }

/** Each thing that is still to fall due wakes the world once, and once more it is woken to be forgotten. */
const alarmsOf = ({ visit }: Measured) => visit.due + 1

/** A world lies there on the day of its visit and on those that it is kept. */
const DAYS_HELD = RETENTION_DAYS + 1

/** What a visitor uses, each of whom has a world of their own. */
function neededBy(measured: Measured): Record<keyof typeof PRICES, number> {
  const { visit, wake } = measured
  const alarms = alarmsOf(measured)
  const ms = visit.ms + alarms * wake.ms
  return {
    requests: visit.calls + PAGES,
    // All that the runtime does is counted here, though most of it is done in objects.
    processor: ms,
    objects: visit.calls + alarms,
    awake: ((ms + (visit.calls + alarms) * WAIT) / 1000) * OBJECT_MEMORY,
    // An alarm is written down when it is set, and what it settles, too.
    written: visit.written + alarms * 2,
    read: visit.read + alarms * wake.read,
    held: (visit.held * DAYS_HELD) / DAYS / 1e9,
  }
}

/** What so many visitors a day cost in a month. */
export function billFor(measured: Measured, visitors: number): Bill {
  const need = neededBy(measured)
  const lines = Object.entries(PRICES).map(([name, price]) => {
    const amount = need[name as keyof typeof PRICES] * visitors * DAYS
    return { ...price, amount, cost: (Math.max(0, amount - price.included) / price.per) * price.dollars }
  })
  return { lines, total: lines.reduce((sum, { cost }) => sum + cost, PLAN) }
}

export type Limit = { limit: string; visitors: number; remedy: string }

/** At how many visitors a day which limit is met, the nearest first. */
export function limitsFor(measured: Measured): Limit[] {
  const need = neededBy(measured)
  const day = 86_400
  const { free } = LIMITS
  const limits: Limit[] = [
    {
      limit: 'free plan: requests a day',
      visitors: free.requests / need.requests,
      remedy: 'calls fail until midnight (UTC): take the paid plan',
    },
    { limit: 'free plan: rows written a day', visitors: free.rows / need.written, remedy: 'the same' },
    {
      limit: 'free plan: store',
      visitors: free.bytes / (measured.visit.held * DAYS_HELD),
      remedy: 'commands answer 507: keep worlds for fewer days (`KEPT_DAYS`)',
    },
    {
      limit: 'one world for all: calls a second of one object',
      visitors: (LIMITS.callsPerSecond * day) / PEAK / measured.visit.calls,
      remedy: 'its calls wait, then fail: give each visitor a world, as the door does',
    },
    {
      limit: 'a world each: objects of an account',
      visitors: Infinity,
      remedy: 'there is no such limit; what grows is the sum above',
    },
  ]
  return limits.toSorted((one, other) => one.visitors - other.visitors)
}
