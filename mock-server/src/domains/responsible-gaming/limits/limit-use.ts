import { createPeriodReader, type Period, PERIODS } from '../../../kernel/world/period.ts'
import type { Table } from '../../../kernel/tables/table.ts'
import type { World } from '../../../kernel/world/world.ts'
import type { BegunDepositsService } from '../../deposits/begun-deposits.service.ts'
import type { PlayTotalsService } from '../../wagers/play-totals.service.ts'
import type { VisitsService } from '../visits/visits.service.ts'
import { type Limit, type LimitKind, LIMIT_KINDS, limitTable } from './limit.model.ts'

/** A limit and its use in the present period. */
export type UsedLimit = Limit & { used: number; remaining: number; resetsAt: number }
export type LimitKey = { kind: LimitKind; period: Period }
type UsageDependencies = { playTotals: PlayTotalsService; begunDeposits: BegunDepositsService; visits: VisitsService }
/** The limits of a period; Infinity without one. */
type MoneyBound = { period: Period; loss: number; stake: number }
type Bounds = { money: MoneyBound[]; time: Limit[] }

/** Returns a function that keeps, until a limit of the member changes, the limits that each stake is compared with. */
export function createBounds(rows: Table<Limit, 'memberId'>) {
  let known: Map<number, Bounds> | undefined
  rows.watch(({ before, after }) => known?.delete((after ?? before)!.memberId))

  function readBounds(memberId: number): Bounds {
    const own = rows.where({ memberId })
    const amountOf = (kind: LimitKind, period: Period) =>
      own.find((limit) => limit.kind === kind && limit.period === period)?.amount ?? Infinity
    const money = PERIODS.map((period) => ({
      period,
      loss: amountOf('loss', period),
      stake: amountOf('stake', period),
    }))
    return {
      money: money.filter(({ loss, stake }) => Math.min(loss, stake) < Infinity),
      time: own.filter(({ kind }) => kind === 'time'),
    }
  }

  return (memberId: number): Bounds => {
    const found = known?.get(memberId) ?? readBounds(memberId)
    known ??= new Map()
    known.set(memberId, found)
    return found
  }
}

/** Returns functions that read a member's limits and what is used of them. */
export function createUsage(world: World, { playTotals, begunDeposits, visits }: UsageDependencies) {
  const { clock } = world
  const rows = world.table(limitTable)
  const periodAt = createPeriodReader()
  const boundsOf = createBounds(rows)

  function usedOf({ memberId, kind, period }: Limit, now = clock.now()): number {
    if (kind === 'deposit') return begunDeposits.sumOf(memberId, periodAt(period, now))
    if (kind === 'time') return visits.playedSince(memberId, periodAt(period, now).start)
    const { stakes, payouts } = playTotals.of(memberId, period, now)
    return kind === 'stake' ? stakes : stakes - payouts
  }

  function toUsed(limit: Limit): UsedLimit {
    const used = usedOf(limit)
    const { end: resetsAt } = periodAt(limit.period, clock.now())
    return { ...limit, used: Math.max(0, used), remaining: Math.max(0, limit.amount - used), resetsAt }
  }

  return {
    usedOf,
    toUsed,
    /** Returns true if a sum of stakes exceeds a limit of losses or of stakes. */
    isBeyondStakes(memberId: number, amount: number): boolean {
      const { money } = boundsOf(memberId)
      if (money.length === 0) return false
      const now = clock.now()
      return money.some(({ period, loss, stake }) => {
        const { stakes, payouts } = playTotals.of(memberId, period, now)
        return stakes + amount > stake || stakes - payouts + amount > loss
      })
    },
    /** Returns true if the time of a limit is used up. */
    isTimeUsedUp(memberId: number): boolean {
      const { time } = boundsOf(memberId)
      if (time.length === 0) return false
      const now = clock.now()
      return time.some(({ period, amount }) => visits.playedSince(memberId, periodAt(period, now).start) >= amount)
    },
    list: (memberId: number): UsedLimit[] => rows.where({ memberId }).toSorted(byKindAndPeriod).map(toUsed),
    /** The play-time limit of which the least remains; of several, the one that starts again last. */
    strictestTime(memberId: number): UsedLimit | undefined {
      const limits = rows.where({ memberId }).filter(({ kind }) => kind === 'time')
      return limits.map(toUsed).toSorted((a, b) => a.remaining - b.remaining || b.resetsAt - a.resetsAt)[0]
    },
  }
}

const positionOf = ({ kind, period }: LimitKey) => LIMIT_KINDS.indexOf(kind) * PERIODS.length + PERIODS.indexOf(period)
const byKindAndPeriod = (one: LimitKey, other: LimitKey) => positionOf(one) - positionOf(other)
