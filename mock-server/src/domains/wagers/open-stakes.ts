import { stakesAccount } from '../../kernel/ledger.ts'
import type { Books } from '../../kernel/invariants.ts'
import { wagerTable } from './wager.model.ts'

/** The promise that the money at stake is the sum of the open stakes, member by member. */
export function checkOpenStakes({ ledger, table }: Books): string | undefined {
  const expected = new Map<string, number>()
  for (const { memberId, stake } of table(wagerTable).where({ state: 'open' })) {
    const account = stakesAccount(memberId)
    expected.set(account, (expected.get(account) ?? 0) + stake)
  }
  for (const [account, amount] of Object.entries(ledger.accounts())) {
    if (!account.startsWith('stakes:')) continue
    const stakes = expected.get(account) ?? 0
    if (stakes !== amount) return `${account} holds ${amount}, but the open stakes add up to ${stakes}`
  }
  for (const [account, stakes] of expected)
    if (ledger.balance(account) !== stakes) return `${account} lacks open stakes`
  return undefined
}
