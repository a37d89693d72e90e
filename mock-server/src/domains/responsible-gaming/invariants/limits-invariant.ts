import {
  type Invariant,
  type Ledger,
  memberAccount,
  type MoneyRecords,
  type Transaction,
} from '../../../kernel/money/ledger.ts'
import type { RowChange } from '../../../kernel/tables/rows.ts'
import type { Table } from '../../../kernel/tables/table.ts'
import { type Period, periodAt } from '../../../kernel/world/period.ts'
import type { Deposit } from '../../deposits/deposits.service.ts'
import type { Wager } from '../../wagers/wagers.service.ts'
import { type Limit, limitTable } from '../limits/limit.model.ts'

type Span = { start: number; end: number }
/** What a member has moved within a span; minor units. */
type Sums = Span & { stake: number; loss: number; deposit: number }
/** The play-time limit has an invariant of its own. */
type Kind = Exclude<Limit['kind'], 'time'>
type Bounds = Span & { own: { limit: Limit; kind: Kind; sums: Sums }[] }
/** Limits that were set after `since` are not compared. */
type Added = { memberId: number; at: number; since: number; kinds: readonly Kind[] }
type Flags = { flags: Record<string, boolean> }

const isWithin = (time: number | undefined, { start, end }: Span) => time !== undefined && start <= time && time < end
const OF_STAKES: readonly Kind[] = ['loss', 'stake']
const OF_DEPOSITS: readonly Kind[] = ['deposit']
const TRANSFERS: readonly string[] = ['transfer_down', 'transfer_up']
const UNCOUNTED: readonly Deposit['state'][] = ['failed', 'cancelled', 'expired']

type Records = {
  limits: Table<Limit, 'memberId'>
  deposits: { where(match: { memberId: number }): Deposit[] }
  wagers: { where(match: { memberId: number }): Wager[] }
  ledger: Pick<Ledger, 'statement'>
}

/** Sums for members with limits. They are added up on the first request; what changes later is added to `known`. */
function createSums({ limits, deposits, wagers, ledger }: Records) {
  const known = new Map<number, Map<Period, Sums>>()
  const bounds = new Map<number, Bounds>()

  function sumsOf({ memberId, period }: Limit, at: number): Sums {
    const own = known.get(memberId) ?? new Map<Period, Sums>()
    const latest = own.get(period)
    if (latest && isWithin(at, latest)) return latest
    const sums = { ...periodAt(period, at), stake: 0, loss: 0, deposit: 0 }
    for (const wager of wagers.where({ memberId })) addWager(sums, wager, 1)
    for (const deposit of deposits.where({ memberId })) addDeposit(sums, deposit, 1)
    for (const { transaction, amount } of ledger.statement(memberAccount(memberId)))
      addTransfer(sums, transaction, amount)
    known.set(memberId, own.set(period, sums))
    return sums
  }

  /** Kept until a limit of the member changes or a period ends. */
  function boundsOf(memberId: number, at: number): Bounds {
    const found = bounds.get(memberId)
    if (found && isWithin(at, found)) return found
    const own = limits.where({ memberId }).flatMap((limit) => {
      const { kind } = limit
      return kind === 'time' ? [] : [{ limit, kind, sums: sumsOf(limit, at) }]
    })
    const start = Math.max(...own.map(({ sums }) => sums.start))
    const end = Math.min(...own.map(({ sums }) => sums.end))
    const fresh = { own, start, end }
    bounds.set(memberId, fresh)
    return fresh
  }

  limits.watch(({ before, after }) => bounds.delete((after ?? before)!.memberId))
  return {
    known: known as ReadonlyMap<number, ReadonlyMap<Period, Sums>>,
    boundsOf,
    reset() {
      known.clear()
      bounds.clear()
    },
  }
}

/**
 * Invariant: no deposit begins, no transfer arrives and no stake is placed beyond a limit that holds at that time; nor is a deposit
 * credited beyond it that was paid late, or with more than it was begun with. It has sums of its own for members with
 * limits, apart from those of the services, and looks after each command at what the command added.
 */
export function limitsInvariant({ table, rowsNamed, settings, ledger }: MoneyRecords): Invariant {
  const limits = table(limitTable)
  const deposits = rowsNamed<Deposit>('deposits')
  const wagers = rowsNamed<Wager>('wagers')
  /** Created with the first stake or deposit, because a new world has no limits. */
  let sums: ReturnType<typeof createSums> | undefined
  const added: Added[] = []

  const follow =
    <Row extends { memberId: number }>(
      add: (sums: Sums, row: Row, sign: 1 | -1) => void,
      describe: (row: Row) => Omit<Added, 'memberId'>,
    ) =>
    ({ before, after }: RowChange<Row>) => {
      const { memberId } = (after ?? before)!
      for (const own of sums?.known.get(memberId)?.values() ?? []) {
        if (before) add(own, before, -1)
        if (after) add(own, after, 1)
      }
      if (after && !before) added.push({ memberId, ...describe(after) })
    }

  function followPayment({ before, after }: RowChange<Deposit>) {
    if (!before || !after || before.arrived !== undefined || after.arrived === undefined) return
    const { memberId, requested, arrived, createdAt, paidLateAt } = after
    if (paidLateAt === undefined && arrived <= requested) return
    added.push({ memberId, at: paidLateAt ?? createdAt, since: Infinity, kinds: OF_DEPOSITS })
  }

  function followTransfer({ before, after }: RowChange<Transaction>) {
    if (!after || before || !TRANSFERS.includes(after.type)) return
    for (const { account, amount } of after.postings) {
      const memberId = Number(account.split(':')[1])
      for (const own of sums?.known.get(memberId)?.values() ?? []) addTransfer(own, after, amount)
      if (amount > 0) added.push({ memberId, at: after.at, since: after.at, kinds: OF_DEPOSITS })
    }
  }

  function check() {
    if (added.length === 0) return undefined
    const entries = added.splice(0)
    if ((settings as Flags).flags['RESPGAME3'] === false) return undefined
    sums ??= createSums({ limits, deposits, wagers, ledger })
    for (const { memberId, at, since, kinds } of entries)
      for (const { limit, kind, sums: used } of sums.boundsOf(memberId, at).own) {
        const fault = limit.setAt <= since && kinds.includes(kind) ? faultOf(limit, kind, used) : undefined
        if (fault) return fault
      }
    return undefined
  }

  wagers.watch(
    follow(addWager, ({ placedAt, stake }) => ({ at: placedAt, since: placedAt, kinds: stake > 0 ? OF_STAKES : [] })),
  )
  deposits.watch(follow(addDeposit, ({ createdAt }) => ({ at: createdAt, since: createdAt, kinds: OF_DEPOSITS })))
  deposits.watch(followPayment)
  ledger.watch(followTransfer)
  return {
    check,
    /** What is stored was checked when it was added; limits may have changed since. */
    verify() {
      added.length = 0
      sums?.reset()
      return undefined
    },
  }
}

function addWager(sums: Sums, { state, stake, payout, placedAt, settledAt }: Wager, sign: 1 | -1) {
  if (state !== 'cancelled' && isWithin(placedAt, sums)) {
    sums.stake += sign * stake
    sums.loss += sign * stake
  }
  if (state === 'settled' && isWithin(settledAt, sums)) sums.loss -= sign * payout
}

function addDeposit(sums: Sums, deposit: Deposit, sign: 1 | -1) {
  const { state, createdAt, paidLateAt = createdAt, requested, arrived = requested } = deposit
  if (!UNCOUNTED.includes(state) && isWithin(paidLateAt, sums)) sums.deposit += sign * arrived
}

function addTransfer(sums: Sums, { type, at }: Transaction, amount: number) {
  if (amount > 0 && TRANSFERS.includes(type) && isWithin(at, sums)) sums.deposit += amount
}

function faultOf({ memberId, period, amount }: Limit, kind: Kind, sums: Sums) {
  if (sums[kind] <= amount) return undefined
  return `member ${memberId} has used ${sums[kind]} of a ${kind} limit of ${amount} a ${period}`
}
