import { createAudit, mayOwe } from './ledger-audit.ts'
import { Refusal } from '../validation/refusal.ts'
import { type RowChange, Rows } from '../tables/rows.ts'
import { createStatements } from './statements.ts'
import type { Posting, Transaction } from './transaction.ts'

export type { StatementLine } from './statements.ts'
export { type Posting, type Transaction, type TransactionType, transactionTypes } from './transaction.ts'

export type Ledger = ReturnType<typeof createLedger>

export const memberAccount = (memberId: number) => `member:${memberId}`
export const stakesAccount = (memberId: number) => `stakes:${memberId}`
export const houseAccount = (name: string) => `house:${name}`

function assertNoOverdraft(postings: Posting[], balance: (account: string) => number) {
  const sums = new Map<string, number>()
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount)
  for (const [account, amount] of sums) {
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
     * Posts `transaction`. Throws a Refusal and changes nothing if an account would go below zero. Without an `id` it gets the next
     * number; a given id (the history of a persona) uses no number.
     */
    post(transaction: Omit<Transaction, 'id'> & { id?: string }) {
      assertNoOverdraft(transaction.postings, balance)
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
