import type { Transaction } from '../../kernel/money/ledger.ts'
import type { Snapshot } from '../../kernel/world/snapshot.ts'

export type WorldState = Pick<Snapshot, 'clock' | 'database' | 'transactions' | 'settings'>
type Row = { id: string | number } & Record<string, unknown>
export type FieldChange = { field: string; before?: unknown; after?: unknown }
export type RowChange = { table: string; change: 'added' | 'removed' | 'changed'; row: Row; fields: FieldChange[] }
export type BalanceChange = { account: string; name: string; before: number; after: number }
export type LedgerChange = { change: 'added' | 'removed'; transaction: Transaction }
export type WorldDiff = {
  /** World times, ms. */
  time: { before: number; after: number }
  /** Minor units. The accounts of the gateway are left out. */
  balances: BalanceChange[]
  ledger: LedgerChange[]
  rows: RowChange[]
  settings: FieldChange[]
  /** The account names of members, by id. */
  members: Record<string, string>
}

/** Returns the tables that only one of two worlds has. Such worlds are of two versions or gateways, and not comparable. */
export function unsharedTables(before: WorldState, after: WorldState): string[] {
  const [one, other] = [Object.keys(before.database), Object.keys(after.database)]
  return [...one.filter((name) => !other.includes(name)), ...other.filter((name) => !one.includes(name))]
}

/** Returns what changed between two states. Throws if they have different tables. */
export function diffWorlds(before: WorldState, after: WorldState): WorldDiff {
  const unshared = unsharedTables(before, after)
  if (unshared.length > 0)
    throw new Error(`the worlds are of two versions or gateways: only one of them has the table ${unshared[0]}`)
  const members = { ...namesOf(before), ...namesOf(after) }
  const known = new Set(after.transactions.map(({ id }) => id))
  const old = new Set(before.transactions.map(({ id }) => id))
  return {
    time: { before: before.clock.time, after: after.clock.time },
    balances: diffBalances(before, after, members),
    ledger: [
      ...before.transactions
        .filter(({ id }) => !known.has(id))
        .map((transaction) => ({ change: 'removed' as const, transaction })),
      ...after.transactions
        .filter(({ id }) => !old.has(id))
        .map((transaction) => ({ change: 'added' as const, transaction })),
    ],
    rows: Object.keys(after.database).flatMap((table) =>
      diffRows(table, before.database[table] as Row[], after.database[table] as Row[]),
    ),
    settings: diffFields(flatten(before.settings), flatten(after.settings)),
    members,
  }
}

const namesOf = ({ database }: WorldState): Record<string, string> =>
  Object.fromEntries((database['members'] ?? []).map((row) => [row.id, String(row['account'])]))

function balancesOf({ transactions }: WorldState) {
  const sums = new Map<string, number>()
  for (const { postings } of transactions)
    for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount)
  return sums
}

function diffBalances(before: WorldState, after: WorldState, members: Record<string, string>): BalanceChange[] {
  const [old, now] = [balancesOf(before), balancesOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((account) => !account.startsWith('house:'))
    .map((account) => ({
      account,
      name: nameAccount(account, members),
      before: old.get(account) ?? 0,
      after: now.get(account) ?? 0,
    }))
    .filter((one) => one.before !== one.after)
}

/** Returns the name of a ledger account for readers: `wallet of demo01`. */
export function nameAccount(account: string, members: Record<string, string>): string {
  const parts = account.split(':')
  const member = members[parts.at(-1)!] ?? parts.at(-1)
  if (parts[0] === 'member') return `wallet of ${member}`
  if (parts[0] === 'stakes') return `stakes of ${member}`
  return parts[0] === 'wallet' ? `wallet ${parts[1]} of ${member}` : account
}

function diffRows(table: string, before: Row[], after: Row[]): RowChange[] {
  const [old, now] = [new Map(before.map((row) => [row.id, row])), new Map(after.map((row) => [row.id, row]))]
  const removed = before.filter(({ id }) => !now.has(id))
  const changes = after.flatMap((row): RowChange[] => {
    const earlier = old.get(row.id)
    const fields = diffFields(earlier ?? {}, row)
    if (!earlier) return [{ table, change: 'added', row, fields }]
    return fields.length > 0 ? [{ table, change: 'changed', row, fields }] : []
  })
  return [...removed.map((row) => ({ table, change: 'removed' as const, row, fields: [] })), ...changes]
}

type Fields = Readonly<Record<string, unknown>>

function diffFields(before: Fields, after: Fields): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => name !== 'id')
  return names
    .filter((name) => textOf(before[name]) !== textOf(after[name]))
    .map((field) => ({ field, before: before[field], after: after[field] }))
}

/** Equal for equal values, whatever the order of their keys. */
const textOf = (value: unknown) => JSON.stringify(value, sortKeys)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sortKeys = (_key: string, value: unknown) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Returns nested settings by their path: `wallets.isSingle`. */
const flatten = (value: object, path = ''): Fields =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
      isRecord(inner) ? Object.entries(flatten(inner, `${path}${name}.`)) : [[`${path}${name}`, inner]],
    ),
  )
