import { type Break, breakTable } from '../domains/responsible-gaming/break.model.ts'
import { type Limit, limitTable } from '../domains/responsible-gaming/limits/limit.model.ts'
import type { Caller } from '../kernel/world/caller.ts'
import { DAY, midnightBefore } from '../kernel/world/local-day.ts'
import type { World } from '../kernel/world/world.ts'
import type { History } from './history.ts'
import { seedPayment } from './play-history.ts'

type PastLimit = Pick<Limit, 'period' | 'amount'> & {
  daysAgo: number
  /** A higher amount that was requested, and how long ago, ms. */
  raise?: { amount: number; age: number }
}
type PastLimits = {
  limits?: readonly PastLimit[]
  /** A deposit of today. */
  deposited?: number
  /** A break that began a day ago; its duration in ms. */
  taken?: { kind: Break['kind']; duration: number }
}

const VND = 100
const HOUR = DAY / 24
const OPENING_BALANCE = 2_000_000 * VND
const OPENED_DAYS_AGO = 190

/** Members with limits and breaks. */
const SEEDED: Readonly<Record<string, PastLimits>> = {
  limited01: {
    limits: [
      { period: 'day', amount: 500_000 * VND, daysAgo: 20 },
      { period: 'month', amount: 5_000_000 * VND, daysAgo: 20 },
    ],
    deposited: 450_000 * VND,
  },
  pending01: {
    limits: [{ period: 'day', amount: 200_000 * VND, daysAgo: 40, raise: { amount: 500_000 * VND, age: 22 * HOUR } }],
  },
  timeout01: { taken: { kind: 'timeOut', duration: 7 * DAY } },
  excluded01: { taken: { kind: 'selfExclusion', duration: 180 * DAY } },
  review01: { limits: [{ period: 'month', amount: 3_000_000 * VND, daysAgo: 183 }] },
}

export const limitHistory: History = {
  name: 'limits',
  appliesTo: ({ account }) => Object.hasOwn(SEEDED, account),
  seed: seedLimits,
}

/** Seeds deposits, limits and breaks. Times are relative to the creation of the world. */
async function seedLimits(world: World, member: Caller): Promise<void> {
  const { limits = [], deposited, taken } = SEEDED[member.account]!
  const { createdAt, table } = world
  const pay = (amount: number, at: number, index: number) => seedPayment(world, member, { amount, at, index })
  await pay(OPENING_BALANCE, createdAt - OPENED_DAYS_AGO * DAY, 0)
  if (deposited) await pay(deposited, Math.max(midnightBefore(createdAt), createdAt - 2 * HOUR), 1)
  for (const limit of limits) await table(limitTable).insert(toLimit(world, member, limit))
  if (!taken) return
  const { kind, duration } = taken
  const startedAt = createdAt - DAY
  const row = { id: `X${member.id}900001`, memberId: member.id, kind, startedAt, endsAt: startedAt + duration }
  await table(breakTable).insert(row)
}

/** The delay of the rulebook `open`, which a new world has. */
const RAISE_DELAY = DAY

function toLimit({ createdAt }: World, { id: memberId }: Caller, { period, amount, daysAgo, raise }: PastLimit): Limit {
  const requestedAt = createdAt - (raise?.age ?? 0)
  return {
    id: `${memberId}:deposit:${period}`,
    memberId,
    kind: 'deposit',
    period,
    amount,
    setAt: createdAt - daysAgo * DAY,
    ...(raise && { pending: { amount: raise.amount, requestedAt, confirmableAt: requestedAt + RAISE_DELAY } }),
  }
}
