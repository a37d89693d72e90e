import { Refusal } from './refusal.ts'

/** Money in or out of one account, in minor units. */
export type Posting = { account: string; amount: number }
/** The gateway's transaction code types (facts D.10). */
export const transactionTypes = ['deposit', 'withdraw', 'betting', 'winning', 'refund', 'dividend', 'other'] as const
export type TransactionType = (typeof transactionTypes)[number]
export type Transaction = {
  id: string
  at: number
  type: TransactionType
  /** The order this money belongs to. */
  orderNo: string
  remark: string
  postings: Posting[]
}
export type StatementLine = Transaction & { amount: number; balance: number }
export type Ledger = ReturnType<typeof createLedger>

export const memberAccount = (memberId: number) => `member:${memberId}`
export const stakesAccount = (memberId: number) => `stakes:${memberId}`
export const houseAccount = (name: string) => `house:${name}`

/** Houses are the bank and may owe; a member's money and money at stake never go below zero. */
const mayOwe = (account: string) => account.startsWith('house:')

/** Double entry in integer minor units. Every movement is a transaction whose postings add up to zero. */
export function createLedger() {
  const transactions: Transaction[] = []
  const balances = new Map<string, number>()
  const statements = new Map<string, StatementLine[]>()
  /** A second sum of the same postings, kept apart: what `balances` must equal. */
  const replayed = new Map<string, number>()
  let checked = 0
  let numbered = 0

  const balance = (account: string) => balances.get(account) ?? 0

  function refuseOverdraft(postings: Posting[]) {
    const sums = new Map<string, number>()
    for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount)
    for (const [account, amount] of sums) {
      if (!mayOwe(account) && amount < 0 && balance(account) + amount < 0) {
        throw new Refusal(400, 'balance.not.enough', 'The balance is not enough', {
          field: 'amount',
          reason: 'more than the balance',
        })
      }
    }
  }

  function record(transaction: Transaction) {
    transactions.push(transaction)
    if (transaction.id.startsWith('T')) numbered++
    for (const { account, amount } of transaction.postings) {
      balances.set(account, balance(account) + amount)
      const lines = statements.get(account) ?? []
      lines.push({ ...transaction, amount, balance: balance(account) })
      statements.set(account, lines)
    }
  }

  return {
    balance,
    /**
     * Books `transaction`, or refuses it as a whole when an account would go below zero. Without an `id` it gets the next number; what
     * brings its own (a persona's past) takes no number away.
     */
    post(transaction: Omit<Transaction, 'id'> & { id?: string }) {
      refuseOverdraft(transaction.postings)
      record({ id: `T${String(numbered + 1).padStart(8, '0')}`, ...transaction })
    },
    /** Every movement of `account` in the order it happened, each with the balance after it. */
    statement: (account: string): readonly StatementLine[] => statements.get(account) ?? [],
    accounts: () => Object.fromEntries(balances),
    /** Whether anything was booked since the last check. */
    hasNews: () => checked < transactions.length,
    /** Says what is wrong with the books since the last check, or nothing. */
    check(): string | undefined {
      for (; checked < transactions.length; checked++) {
        const { id, postings } = transactions[checked]!
        if (postings.reduce((sum, posting) => sum + posting.amount, 0) !== 0) return `${id} does not add up to zero`
        if (!postings.every((posting) => Number.isSafeInteger(posting.amount)))
          return `${id} is not in whole minor units`
        for (const { account, amount } of postings) replayed.set(account, (replayed.get(account) ?? 0) + amount)
      }
      for (const [account, amount] of balances) {
        if (amount !== (replayed.get(account) ?? 0)) return `the balance of ${account} differs from its replay`
        if (amount < 0 && !mayOwe(account)) return `${account} is below zero`
      }
      return undefined
    },
    dump: () => transactions,
    restore(saved: Transaction[]) {
      transactions.length = 0
      numbered = 0
      checked = 0
      for (const map of [balances, statements, replayed]) map.clear()
      for (const transaction of saved) record(transaction)
    },
  }
}
