import type { Invariant } from './invariant.ts'
import type { Transaction } from './transaction.ts'

/** True for house accounts: the house is the bank and may owe. Members' balances and stakes never go below zero. */
export const mayOwe = (account: string) => account.startsWith('house:')

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
export function createAudit({ transactions, balances }: AuditedLedger): Invariant {
  const replayed = new Map<string, number>()
  let pending: Transaction[] = []
  transactions.watch(({ after }) => after && pending.push(after))

  function check(): string | undefined {
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
