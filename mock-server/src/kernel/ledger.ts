import { createAudit, mayOwe } from './ledger-audit.ts'
import { Refusal } from './refusal.ts'
import { type RowChange, Rows } from './rows.ts'
import { createStatements } from './statements.ts'
import type { Posting, Transaction } from './transaction.ts'

export type { StatementLine } from './statements.ts'
export { type Posting, type Transaction, type TransactionType, transactionTypes } from './transaction.ts'

export type Ledger = ReturnType<typeof createLedger>

export const memberAccount = (memberId: number) => `member:${memberId}`
export const stakesAccount = (memberId: number) => `stakes:${memberId}`
export const houseAccount = (name: string) => `house:${name}`

function refuseOverdraft(postings: Posting[], balance: (account: string) => number) {
  const sums = new Map<string, number>()
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount)
  for (const [account, amount] of sums) {
    if (mayOwe(account) || amount >= 0 || balance(account) + amount >= 0) continue
    const value = { field: 'amount', reason: 'more than the balance' }
    throw new Refusal(400, 'balance.not.enough', 'The balance is not enough', value)
  }
}

/** Double entry in integer minor units. Every movement is a transaction whose postings add up to zero. */
export function createLedger() {
  const transactions = new Rows<Transaction>('transactions')
  const balances = new Map<string, number>()
  const statements = createStatements(transactions)
  let numbered = 0

  const balance = (account: string) => balances.get(account) ?? 0

  function record(transaction: Transaction) {
    if (transactions.get(transaction.id)) throw new Error(`the transaction ${transaction.id} is there already`)
    transactions.add(transaction)
    if (transaction.id.startsWith('T')) numbered++
    for (const { account, amount } of transaction.postings) balances.set(account, balance(account) + amount)
    statements.add(transaction)
  }

  return {
    balance,
    /**
     * Books `transaction`, or refuses it as a whole when an account would go below zero. Without an `id` it gets the next number; what
     * brings its own (a persona's past) takes no number away.
     */
    post(transaction: Omit<Transaction, 'id'> & { id?: string }) {
      refuseOverdraft(transaction.postings, balance)
      record({ id: `T${String(numbered + 1).padStart(8, '0')}`, ...transaction })
    },
    /** Every movement of `account` in the order it happened, each with the balance after it. */
    statement: statements.of,
    accounts: () => Object.fromEntries(balances),
    /** Tells of every transaction when it is booked. */
    watch: (watcher: (change: RowChange<Transaction>) => void) => transactions.watch(watcher),
    audit: createAudit({ transactions, balances }),
    dump: () => transactions.dump(),
    restore(saved: Transaction[]) {
      for (const { id } of transactions.dump()) transactions.remove(id)
      numbered = 0
      balances.clear()
      statements.clear()
      for (const transaction of saved) record(transaction)
    },
  }
}
