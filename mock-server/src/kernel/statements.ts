import type { Transaction } from './transaction.ts'

/** A movement of one account, and the balance after it. */
export type StatementLine = { transaction: Transaction; amount: number; balance: number }

/** The movements of each account. Nobody asks for them in most worlds: they are written when somebody does, and kept from then on. */
export function createStatements(transactions: { dump(): Transaction[] }) {
  let lines: Map<string, StatementLine[]> | undefined

  function write(written: Map<string, StatementLine[]>, transaction: Transaction) {
    for (const { account, amount } of transaction.postings) {
      const own = written.get(account) ?? []
      if (own.length === 0) written.set(account, own)
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
    /** Writes on, if somebody has asked before. */
    add: (transaction: Transaction) => lines && write(lines, transaction),
    clear: () => (lines = undefined),
  }
}
