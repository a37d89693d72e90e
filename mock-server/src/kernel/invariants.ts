import type { Database } from '../domains/database.ts'
import { type Ledger, stakesAccount } from './ledger.ts'

const openStakes = (db: Database) => {
  const sums = new Map<number, number>()
  for (const wager of db.wagers.where({ state: 'open' })) {
    sums.set(wager.memberId, (sums.get(wager.memberId) ?? 0) + wager.stake)
  }
  return sums
}

/** The promises about money: the books balance, and the money at stake is the sum of the open stakes. */
export function checkBooks({ ledger, db }: { ledger: Ledger; db: Database }): string | undefined {
  if (!ledger.hasNews()) return undefined
  const broken = ledger.check()
  if (broken) return broken
  const expected = openStakes(db)
  for (const [account, amount] of Object.entries(ledger.accounts())) {
    if (!account.startsWith('stakes:')) continue
    const stakes = expected.get(Number(account.slice('stakes:'.length))) ?? 0
    if (stakes !== amount) return `${account} holds ${amount}, but the open stakes add up to ${stakes}`
  }
  for (const [memberId, stakes] of expected) {
    if (ledger.balance(stakesAccount(memberId)) !== stakes) return `${stakesAccount(memberId)} lacks open stakes`
  }
  return undefined
}
