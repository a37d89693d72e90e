import type { Transaction } from './transaction.ts'

export type StatementLine = { transaction: Transaction; amount: number; balance: number }

/** Creates the statements of all accounts. They are built on the first request and updated from then on, because most worlds need none. */
export function createStatements(transactions: { dump(): Transaction[] }) {
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
