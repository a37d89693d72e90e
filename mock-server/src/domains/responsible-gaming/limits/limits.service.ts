import { toDecimal, toMinor } from '../../../kernel/money/money.ts'
import { invalidField, Refusal } from '../../../kernel/validation/refusal.ts'
import { isRealMember } from '../../../kernel/world/real-money.ts'
import type { World } from '../../../kernel/world/world.ts'
import type { BegunDepositsService } from '../../deposits/begun-deposits.service.ts'
import type { MembersService } from '../../member/member.service.ts'
import type { SystemService } from '../../system/system.service.ts'
import type { PlayTotalsService } from '../../wagers/play-totals.service.ts'
import { type Limit, type LimitKind, limitTable } from './limit.model.ts'
import { createUsage, type LimitKey, type UsedLimit } from './limit-use.ts'
import type { BreaksService } from '../breaks.service.ts'
import type { PlaySessionsService } from '../play-sessions.service.ts'
import type { RecentStatementService } from '../recent-statement.service.ts'
import type { RulebookService } from '../rulebook.service.ts'
import type { VisitsService } from '../visits/visits.service.ts'

export type { Limit } from './limit.model.ts'
export type { LimitKey, UsedLimit } from './limit-use.ts'
export type LimitsService = ReturnType<typeof limitsService>
/** Without an amount the limit is to be removed. */
export type RequestedChange = { amount: number | undefined; requestedAt: number }
/** A deposit or a sum of stakes, in minor units; `field` is its name in the request. */
type Movement = { amount: number; field: string }
export type LimitDependencies = {
  breaks: BreaksService
  rulebook: RulebookService
  system: SystemService
  members: MembersService
  playTotals: PlayTotalsService
  begunDeposits: BegunDepositsService
  visits: VisitsService
  playSessions: PlaySessionsService
  recentStatement: RecentStatementService
}

/** The limits that members set for themselves. Deposits, stakes and launches ask here before anything moves. */
export const limitsService = (world: World, dependencies: LimitDependencies) => {
  const { breaks, rulebook, system, playSessions, recentStatement } = dependencies
  const rows = world.table(limitTable)
  const { usedOf, toUsed, list, strictestTime, isBeyondStakes, isTimeUsedUp } = createUsage(world, dependencies)

  const lacksLimit = createRequirement(world, dependencies)

  function assertWithin(memberId: number, kinds: readonly LimitKind[], { amount, field }: Movement) {
    const exceeded = rows
      .where({ memberId })
      .filter((limit) => kinds.includes(limit.kind) && usedOf(limit) + amount > limit.amount)
      .map(toUsed)
    const strictest = exceeded.toSorted((one, other) => one.remaining - other.remaining)[0]
    if (strictest) throw limitExceeded(strictest, field)
  }

  function assertPlayTime(memberId: number) {
    if (isTimeUsedUp(memberId)) throw limitExceeded(strictestTime(memberId)!)
  }

  function assertMayPlay(memberId: number) {
    breaks.assertNone(memberId)
    if (!lacksLimit(memberId)) return
    const value = { reason: 'a deposit limit must be set first', data: { ruleId: 'limit.asked' } }
    throw new Refusal(400, 'limit.required', 'Refused: a deposit limit must be set first', value)
  }

  return {
    list,
    ...limitChanges(world, rulebook),
    ...incomeGate(world, dependencies, usedOf),
    /** Throws a Refusal unless a deposit of this amount may begin. */
    assertDeposit(memberId: number, amount: number) {
      if (!system.isOn('RESPGAME3')) return
      assertMayPlay(memberId)
      assertWithin(memberId, ['deposit'], { amount, field: 'amount' })
    },
    /** Throws a Refusal unless stakes of this sum may be placed. `field` is their name in the request. */
    assertStake(memberId: number, amount: number, field = 'stake') {
      if (!system.isOn('RESPGAME3')) return
      assertMayPlay(memberId)
      recentStatement.assertConfirmed(memberId)
      playSessions.assertAnswered(memberId)
      playSessions.assertNoPause(memberId)
      assertPlayTime(memberId)
      if (isBeyondStakes(memberId, amount)) assertWithin(memberId, ['loss', 'stake'], { amount, field })
    },
    /** Throws a Refusal unless a round without a stake may begin. What a round has won, such as free spins, waits until a break is over. */
    assertFreeRound(memberId: number) {
      breaks.assertNone(memberId)
    },
    /** Throws a Refusal unless a game may be opened. */
    assertLaunch(memberId: number) {
      if (!system.isOn('RESPGAME3')) return
      assertMayPlay(memberId)
      recentStatement.assertConfirmed(memberId)
      playSessions.assertNoPause(memberId)
      assertPlayTime(memberId)
    },
    strictestTime,
  }
}

/** Returns a function that returns true for members who must set a deposit limit, as the rulebook has it, before they play. */
const createRequirement =
  ({ table }: World, { rulebook, members }: LimitDependencies) =>
  (memberId: number): boolean =>
    rulebook.valueOf('limit.asked') === 'required' &&
    isRealMember(members.get(memberId) ?? {}) &&
    !table(limitTable)
      .where({ memberId })
      .some((limit) => limit.kind === 'deposit' && isOfRulebook(limit, rulebook))

/** Money that others pay in for a member. What has been paid cannot be refused, but it can go back. */
function incomeGate(world: World, dependencies: LimitDependencies, usedOf: (limit: Limit, at: number) => number) {
  const { breaks, system } = dependencies
  const lacksLimit = createRequirement(world, dependencies)
  const { clock } = world
  const rows = world.table(limitTable)

  /** Returns what remains of the strictest deposit limit at a time; Infinity without one. */
  const remainingOf = (memberId: number, at: number): number =>
    rows
      .where({ memberId })
      .filter(({ kind }) => kind === 'deposit')
      .reduce((lowest, limit) => Math.min(lowest, Math.max(0, limit.amount - usedOf(limit, at))), Infinity)

  return {
    /** Returns true unless a break, a limit of the member, or a missing one that is required, forbids that others pay in this amount. */
    mayReceive(memberId: number, amount: number): boolean {
      if (!system.isOn('RESPGAME3')) return true
      if (lacksLimit(memberId)) return false
      return breaks.findInForce(memberId) === undefined && amount <= remainingOf(memberId, clock.now())
    },
    /** Returns how much of a payment is kept: what its deposit was begun with, and beyond that what remains of the limits at its time. */
    keptOf(memberId: number, { paid, begun, at }: { paid: number; begun: number; at: number }): number {
      if (!system.isOn('RESPGAME3') || paid <= begun) return paid
      const isClosed = breaks.findInForce(memberId) !== undefined || lacksLimit(memberId)
      const remaining = isClosed ? 0 : remainingOf(memberId, at)
      return Math.min(paid, begun + remaining)
    },
  }
}

/** What a member changes. A lower limit holds at once; a higher one, or none, waits and is then confirmed. */
function limitChanges(world: World, rulebook: RulebookService) {
  const { clock } = world
  const rows = world.table(limitTable)
  const find = (memberId: number, key: LimitKey) => rows.get(idOf(memberId, key))

  async function request(limit: Limit, amount?: number, requestedAt = clock.now()) {
    // The same request again does not start a new wait.
    if (limit.pending && limit.pending.amount === amount) return
    const confirmableAt = requestedAt + rulebook.valueOf('limit.raise.delay')
    await rows.update(limit.id, { pending: { ...(amount !== undefined && { amount }), requestedAt, confirmableAt } })
  }

  return {
    /** Sets or lowers a limit, or requests a higher one. `amount` is in minor units or ms; undefined if it had too many decimals. */
    async set(memberId: number, key: LimitKey, amount: number | undefined): Promise<void> {
      assertAmount(amount, key)
      const limit = find(memberId, key)
      // The rulebook may have changed: a limit that it would not allow can still be lowered.
      if (!limit || amount > limit.amount) assertAllowed(amount, key, rulebook)
      const setAt = clock.now()
      if (!limit) await rows.insert({ ...key, id: idOf(memberId, key), memberId, amount, setAt })
      else if (amount > limit.amount) await request(limit, amount)
      else await rows.update(limit.id, { amount, setAt, pending: undefined })
    },
    /** Sets a limit to `amount`, or removes it without one, at once and whatever the rulebook says: for tests and demos. */
    async replace(memberId: number, key: LimitKey, amount: number | undefined): Promise<void> {
      rows.remove(idOf(memberId, key))
      if (amount !== undefined)
        await rows.insert({ ...key, id: idOf(memberId, key), memberId, amount, setAt: clock.now() })
    },
    /** Requests that a limit is removed. */
    async requestRemoval(memberId: number, key: LimitKey): Promise<void> {
      await request(getLimit(find(memberId, key)))
    },
    /** Records a change that was requested at another time. */
    async request(memberId: number, key: LimitKey, { amount, requestedAt }: RequestedChange): Promise<void> {
      await request(getLimit(find(memberId, key)), amount, requestedAt)
    },
    /** Confirms the change to `amount`, or the removal without one. A second confirmation changes nothing. */
    async confirm(memberId: number, key: LimitKey, amount: number | undefined): Promise<void> {
      const found = find(memberId, key)
      if (!found && amount === undefined) return
      const limit = getLimit(found)
      if (!limit.pending && limit.amount === amount) return
      assertConfirmable(limit, { amount, now: clock.now() })
      // The rulebook may have changed since the request.
      if (amount !== undefined && amount > highestOf(key.kind, rulebook))
        throw invalidField('amount', 'is above the maximum of the rulebook')
      if (amount === undefined) rows.remove(limit.id)
      else await rows.update(limit.id, { amount, setAt: clock.now(), pending: undefined })
    },
    async takeBack(memberId: number, key: LimitKey): Promise<void> {
      const limit = getLimit(find(memberId, key))
      if (limit.pending) await rows.update(limit.id, { pending: undefined })
    },
  }
}

const idOf = (memberId: number, { kind, period }: LimitKey) => `${memberId}:${kind}:${period}`

function getLimit(limit: Limit | undefined): Limit {
  if (!limit) throw invalidField('kind', 'is not one of your limits')
  return limit
}

const invalidAmount = (reason: string, data?: object) =>
  new Refusal(400, 'amount.invalid', `amount: ${reason}`, { field: 'amount', reason, ...(data && { data }) })

/** The most minutes of a limit: those of a month. */
const HIGHEST_MINUTES = 44_640

function assertTime(amount: number | undefined): asserts amount is number {
  if (amount === undefined) throw invalidAmount('is not in whole minutes')
  if (amount <= HIGHEST_MINUTES * MINUTE) return
  throw invalidAmount('is above the maximum', { ruleId: 'limit.time', max: HIGHEST_MINUTES })
}

/** Returns the highest limit that the rulebook allows; Infinity without one. */
const highestOf = (kind: LimitKind, rulebook: RulebookService): number =>
  (kind === 'deposit' && rulebook.valueOf('limit.deposit.highest')) || Infinity

/** A limit of another rulebook may have a period or an amount that this one does not have. */
const isOfRulebook = ({ period, amount }: Limit, rulebook: RulebookService): boolean =>
  rulebook.valueOf('limit.deposit.periods').includes(period) && amount <= highestOf('deposit', rulebook)

function assertAmount(amount: number | undefined, { kind }: LimitKey): asserts amount is number {
  if (kind === 'time') return assertTime(amount)
  if (amount === undefined) throw invalidAmount('has more than two decimals')
  if (amount <= 0) throw invalidAmount('is below 0.01')
}

function assertAllowed(amount: number, { kind, period }: LimitKey, rulebook: RulebookService) {
  if (kind !== 'deposit') return
  if (!rulebook.valueOf('limit.deposit.periods').includes(period))
    throw invalidField('period', 'is not a period of the rulebook')
  const highest = highestOf(kind, rulebook)
  if (amount > highest)
    throw invalidAmount('is above the maximum', { ruleId: 'limit.deposit.highest', max: toDecimal(highest) })
}

function assertConfirmable(
  { kind, amount: limit, pending }: Limit,
  { amount, now }: { amount?: number | undefined; now: number },
) {
  if (!pending || pending.amount !== amount) throw invalidField('amount', 'is not the change that waits')
  if (now >= pending.confirmableAt) return
  const shown = kind === 'time' ? limit / MINUTE : toDecimal(limit)
  const data = { ruleId: 'limit.raise.delay', limit: shown, confirmableAt: pending.confirmableAt }
  const value = { field: 'amount', reason: 'can be confirmed later', data }
  throw new Refusal(400, 'limit.pending', 'The change can be confirmed later', value)
}

const EXCEEDED = {
  deposit: 'limit.deposit.exceeded',
  loss: 'limit.loss.exceeded',
  stake: 'limit.stake.exceeded',
  time: 'limit.time.exceeded',
} as const

function limitExceeded(limit: UsedLimit, field?: string) {
  const { kind, period, resetsAt } = limit
  const data = { ruleId: `limit.${kind}`, period, ...toShownAmounts(limit), resetsAt }
  const reason = kind === 'time' ? 'the time is used up' : 'is more than remains of a limit'
  const value = { ...(field && { field }), reason, data }
  return new Refusal(400, EXCEEDED[kind], `The ${kind} limit of the ${period} is exceeded`, value)
}

const MINUTE = 60_000

/** Returns a limit's amounts as they are on the wire: money, or whole minutes. Of a minute that has begun nothing is used yet. */
export function toShownAmounts({ kind, amount, used, remaining }: UsedLimit) {
  if (kind !== 'time') return { limit: toDecimal(amount), used: toDecimal(used), remaining: toDecimal(remaining) }
  const minutes = { limit: amount / MINUTE, used: Math.floor(used / MINUTE) }
  return { ...minutes, remaining: Math.ceil(remaining / MINUTE) }
}

/** The other way round, in minor units or ms; undefined if the amount has too many decimals. */
export function toLimitAmount(kind: LimitKind, amount: number): number | undefined {
  if (kind !== 'time') return toMinor(amount)
  return Number.isInteger(amount) && amount > 0 ? amount * MINUTE : undefined
}
