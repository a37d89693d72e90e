import { RETENTION_DAYS } from '@longan/mock-server/edge-deployment'
import {
  DAYS,
  LIMITS,
  OBJECT_MEMORY_GB,
  PAGES,
  PEAK_FACTOR,
  PLAN_DOLLARS,
  type Price,
  PRICES,
  WAIT_MS,
} from './assumptions.ts'
import type { Measurements } from './measure.ts'

export type BillLine = Price & { amount: number; cost: number }
export type Bill = { lines: BillLine[]; total: number }

/** Each due event activates the world once, and its expiry once more. */
const alarmsOf = ({ visit }: Measurements) => visit.due + 1

/** A world is stored on the day of its visit and for its retention. */
const RETENTION = RETENTION_DAYS + 1

function usagePerVisitor(measured: Measurements): Record<keyof typeof PRICES, number> {
  const { visit, wake } = measured
  const alarms = alarmsOf(measured)
  const ms = visit.ms + alarms * wake.ms
  return {
    requests: visit.calls + PAGES,
    // All work of the runtime is counted here, although most happens in objects.
    processor: ms,
    objects: visit.calls + alarms,
    awake: ((ms + (visit.calls + alarms) * WAIT_MS) / 1000) * OBJECT_MEMORY_GB,
    // An alarm writes a row when it is set, and one when it settles something.
    written: visit.written + alarms * 2,
    read: visit.read + alarms * wake.read,
    held: (visit.held * RETENTION) / DAYS / 1e9,
  }
}

export function billFor(measured: Measurements, visitors: number): Bill {
  const need = usagePerVisitor(measured)
  const lines = Object.entries(PRICES).map(([name, price]) => {
    const amount = need[name as keyof typeof PRICES] * visitors * DAYS
    return { ...price, amount, cost: (Math.max(0, amount - price.included) / price.per) * price.dollars }
  })
  return { lines, total: lines.reduce((sum, { cost }) => sum + cost, PLAN_DOLLARS) }
}

export type Limit = { limit: string; visitors: number; remedy: string }

export function limitsFor(measured: Measurements): Limit[] {
  const need = usagePerVisitor(measured)
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
      visitors: free.bytes / (measured.visit.held * RETENTION),
      remedy: 'commands answer 507: keep worlds for fewer days (`RETENTION_DAYS`)',
    },
    {
      limit: 'one world for all: calls a second of one object',
      visitors: (LIMITS.callsPerSecond * day) / PEAK_FACTOR / measured.visit.calls,
      remedy: 'calls wait, then fail: give each visitor a world, as the worker does',
    },
    {
      limit: 'a world each: objects of an account',
      visitors: Infinity,
      remedy: 'no limit; only the total above grows',
    },
  ]
  return limits.toSorted((one, other) => one.visitors - other.visitors)
}
