import { invalidField, Refusal } from '../validation/refusal.ts'
import { type RowChange, Rows } from '../tables/rows.ts'
import type { Database } from '../tables/database.ts'

/** A credit or debit of one account, in minor units. */
export type Posting = { account: string; amount: number }
/** Types of transactions. `domains/records/transaction-kinds.ts` defines their numbers and groups in the gateway (facts D.10). */
export const transactionTypes = [
  'deposit',
  'withdraw',
  'withdraw_return',
  'transfer',
  'betting',
  'winning',
  'refund',
  'dividend',
  'betting_rebate',
  'referral_rebate',
  'agent_rebate',
  'share_bonus',
  'daily_wage',
  'hour_wage',
  'real_time_wage',
  'transfer_down',
  'transfer_up',
  'other',
] as const
export type TransactionType = (typeof transactionTypes)[number]
export type Transaction = {
  id: string
  at: number
  type: TransactionType
  orderNo: string
  remark: string
  postings: Posting[]
}

export type StatementLine = { transaction: Transaction; amount: number; balance: number }

/** Creates the statements of all accounts. They are built on the first request and updated from then on, because most worlds need none. */
function createStatements(transactions: { dump(): Transaction[] }) {
  let lines: Map<string, StatementLine[]> | undefined

  function write(target: Map<string, StatementLine[]>, transaction: Transaction) {
    for (const { account, amount } of transaction.postings) {
      const own = target.get(account) ?? []
      if (own.length === 0) target.set(account, own)
      own.push({ transaction, amount, balance: (own.at(-1)?.balance ?? 0) + amount })
    }
  }

  function all() {
    if (lines) return lines
    lines = new Map()
    for (const transaction of transactions.dump()) write(lines, transaction)
    return lines
  }

  return {
    of: (account: string): readonly StatementLine[] => all().get(account) ?? [],
    add: (transaction: Transaction) => lines && write(lines, transaction),
    clear: () => (lines = undefined),
  }
}

export type Ledger = ReturnType<typeof createLedger>

export const memberAccount = (memberId: number) => `member:${memberId}`
export const stakesAccount = (memberId: number) => `stakes:${memberId}`
export const houseAccount = (name: string) => `house:${name}`

/** Throws a Refusal for an account that would go below zero, or be counted no longer exactly. */
function assertPossible(postings: Posting[], balance: (account: string) => number) {
  const sums = new Map<string, number>()
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount)
  for (const [account, amount] of sums) {
    if (Math.abs(balance(account) + amount) > Number.MAX_SAFE_INTEGER)
      throw invalidField('amount', 'is too large for the account')
    if (mayOwe(account) || amount >= 0 || balance(account) + amount >= 0) continue
    const value = { field: 'amount', reason: 'more than the balance' }
    throw new Refusal(400, 'balance.not.enough', 'The balance is not enough', value)
  }
}

/** Creates a double-entry ledger in integer minor units. The postings of every transaction add up to zero. */
export function createLedger() {
  const transactions = new Rows<Transaction>('transactions')
  const balances = new Map<string, number>()
  const statements = createStatements(transactions)
  let lastNumber = 0

  const balance = (account: string) => balances.get(account) ?? 0

  function record(transaction: Transaction) {
    if (transactions.get(transaction.id)) throw new Error(`the transaction ${transaction.id} is there already`)
    transactions.add(transaction)
    if (transaction.id.startsWith('T')) lastNumber++
    for (const { account, amount } of transaction.postings) balances.set(account, balance(account) + amount)
    statements.add(transaction)
  }

  return {
    balance,
    /**
     * Posts `transaction`. Throws a Refusal and changes nothing if an account would go below zero, or beyond what numbers count exactly. Without an `id` it gets the next
     * number; a given id (the history of a persona) uses no number.
     */
    post(transaction: Omit<Transaction, 'id'> & { id?: string }) {
      assertPossible(transaction.postings, balance)
      record({ id: `T${String(lastNumber + 1).padStart(8, '0')}`, ...transaction })
    },
    statement: statements.of,
    accounts: () => Object.fromEntries(balances),
    watch: (watcher: (change: RowChange<Transaction>) => void) => transactions.watch(watcher),
    audit: createAudit({ transactions, balances }),
    dump: () => transactions.dump(),
    restore(saved: Transaction[]) {
      for (const { id } of transactions.dump()) transactions.remove(id)
      lastNumber = 0
      balances.clear()
      statements.clear()
      for (const transaction of saved) record(transaction)
    },
  }
}

/** True for house accounts: the house is the bank and may owe. Members' balances and stakes never go below zero. */
const mayOwe = (account: string) => account.startsWith('house:')

function findTransactionError({ id, postings }: Transaction): string | undefined {
  if (postings.reduce((sum, posting) => sum + posting.amount, 0) !== 0) return `${id} does not add up to zero`
  const isWhole = postings.every((posting) => Number.isSafeInteger(posting.amount))
  return isWhole ? undefined : `${id} is not in whole minor units`
}

type AuditedLedger = {
  transactions: { dump(): Transaction[]; watch(watcher: (change: { after?: Transaction }) => void): void }
  balances: ReadonlyMap<string, number>
}

/** Creates an audit that replays the transactions of a ledger independently. Its sums must equal the ledger's balances. */
function createAudit({ transactions, balances }: AuditedLedger): Invariant {
  const replayed = new Map<string, number>()
  let pending: Transaction[] = []
  transactions.watch(({ after }) => after && pending.push(after))

  function check(): string | undefined {
    if (pending.length === 0) return undefined
    const touched = new Set<string>()
    for (const transaction of pending.splice(0)) {
      const fault = findTransactionError(transaction)
      if (fault) return fault
      for (const { account, amount } of transaction.postings) {
        replayed.set(account, (replayed.get(account) ?? 0) + amount)
        touched.add(account)
      }
    }
    return findFirst(touched, findAccountError)
  }

  function findAccountError(account: string) {
    const balance = balances.get(account) ?? 0
    if (balance !== (replayed.get(account) ?? 0)) return `the balance of ${account} differs from its replay`
    return balance < 0 && !mayOwe(account) ? `${account} is below zero` : undefined
  }

  return {
    check,
    verify() {
      replayed.clear()
      pending = transactions.dump()
      return check() ?? findFirst(balances.keys(), findAccountError)
    },
  }
}

function findFirst<Item>(items: Iterable<Item>, find: (item: Item) => string | undefined) {
  for (const item of items) {
    const fault = find(item)
    if (fault) return fault
  }
  return undefined
}

export type Invariant = {
  /** Returns the violation caused by changes since the last call, or undefined. The cost does not grow with the world. */
  check(): string | undefined
  verify(): string | undefined
}

/** What an invariant may read: its own tables by key, those of other domains by name, and the settings of the world. */
export type MoneyRecords = {
  ledger: Ledger
  table: Database['table']
  rowsNamed: Database['rowsNamed']
  settings: object
}

/** Combines the money invariants of one world. A violation stays until `verify` finds none. */
export function createLedgerInvariants(invariants: readonly Invariant[]) {
  let broken: string | undefined

  function findFirst(method: keyof Invariant) {
    for (const invariant of invariants) {
      const fault = invariant[method]()
      if (fault) return fault
    }
    return undefined
  }

  return {
    check: () => (broken ??= findFirst('check')),
    verify: () => (broken = findFirst('verify')),
  }
}
