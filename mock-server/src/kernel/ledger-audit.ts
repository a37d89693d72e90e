import type { Transaction } from './transaction.ts'

/** Houses are the bank and may owe; a member's money and money at stake never go below zero. */
export const mayOwe = (account: string) => account.startsWith('house:')

function faultOf({ id, postings }: Transaction): string | undefined {
  if (postings.reduce((sum, posting) => sum + posting.amount, 0) !== 0) return `${id} does not add up to zero`
  const isWhole = postings.every((posting) => Number.isSafeInteger(posting.amount))
  return isWhole ? undefined : `${id} is not in whole minor units`
}

/** Reads along in a ledger and adds up for itself: what it comes to must equal the ledger's balances. */
export function createAudit(transactions: readonly Transaction[], balances: ReadonlyMap<string, number>) {
  const replayed = new Map<string, number>()
  let checked = 0

  return {
    /** Whether anything was booked since the last check. */
    hasNews: () => checked < transactions.length,
    /** Says what is wrong with the books since the last check, or nothing. */
    check(): string | undefined {
      for (; checked < transactions.length; checked++) {
        const transaction = transactions[checked]!
        const fault = faultOf(transaction)
        if (fault) return fault
        for (const { account, amount } of transaction.postings) {
          replayed.set(account, (replayed.get(account) ?? 0) + amount)
        }
      }
      for (const [account, amount] of balances) {
        if (amount !== (replayed.get(account) ?? 0)) return `the balance of ${account} differs from its replay`
        if (amount < 0 && !mayOwe(account)) return `${account} is below zero`
      }
      return undefined
    },
    startOver() {
      replayed.clear()
      checked = 0
    },
  }
}
