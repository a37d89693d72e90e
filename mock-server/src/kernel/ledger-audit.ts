import type { Invariant } from './invariant.ts'
import type { Transaction } from './transaction.ts'

/** Houses are the bank and may owe; a member's money and money at stake never go below zero. */
export const mayOwe = (account: string) => account.startsWith('house:')

function faultOf({ id, postings }: Transaction): string | undefined {
  if (postings.reduce((sum, posting) => sum + posting.amount, 0) !== 0) return `${id} does not add up to zero`
  const isWhole = postings.every((posting) => Number.isSafeInteger(posting.amount))
  return isWhole ? undefined : `${id} is not in whole minor units`
}

type Audited = {
  transactions: { dump(): Transaction[]; watch(watcher: (change: { after?: Transaction }) => void): void }
  balances: ReadonlyMap<string, number>
}

/** Reads along in a ledger and adds up for itself: what it comes to must equal the ledger's balances. */
export function createAudit({ transactions, balances }: Audited): Invariant {
  const replayed = new Map<string, number>()
  let news: Transaction[] = []
  transactions.watch(({ after }) => after && news.push(after))

  /** Adds up what is new, and looks at the accounts it touched. */
  function check(): string | undefined {
    const touched = new Set<string>()
    for (const transaction of news.splice(0)) {
      const fault = faultOf(transaction)
      if (fault) return fault
      for (const { account, amount } of transaction.postings) {
        replayed.set(account, (replayed.get(account) ?? 0) + amount)
        touched.add(account)
      }
    }
    return firstOf(touched, faultIn)
  }

  function faultIn(account: string) {
    const balance = balances.get(account) ?? 0
    if (balance !== (replayed.get(account) ?? 0)) return `the balance of ${account} differs from its replay`
    return balance < 0 && !mayOwe(account) ? `${account} is below zero` : undefined
  }

  return {
    check,
    recount() {
      replayed.clear()
      news = transactions.dump()
      return check() ?? firstOf(balances.keys(), faultIn)
    },
  }
}

function firstOf<Item>(items: Iterable<Item>, faultIn: (item: Item) => string | undefined) {
  for (const item of items) {
    const fault = faultIn(item)
    if (fault) return fault
  }
  return undefined
}
