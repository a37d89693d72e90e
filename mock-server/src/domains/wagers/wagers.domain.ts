import type { MoneyRecords } from '../../kernel/money/ledger-invariants.ts'
import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LimitsService } from '../responsible-gaming/limits.service.ts'
import { playTotalsService } from './play-totals.service.ts'
import { wagerTable, type Wager } from './wager.model.ts'
import { wagersService } from './wagers.service.ts'
import { wagersStates } from './wagers.states.ts'
import type { Invariant } from '../../kernel/money/invariant.ts'
import { type Ledger, stakesAccount } from '../../kernel/money/ledger.ts'
import type { RowChange } from '../../kernel/tables/rows.ts'

type WagerRows = { dump(): Wager[]; watch(watcher: (change: RowChange<Wager>) => void): void }

/** Invariant: each stakes account holds the sum of the open stakes of its member. */
function openStakesInvariant(ledger: Ledger, wagers: WagerRows): Invariant {
  const sums = new Map<string, number>()
  const touched = new Set<string>()

  function add({ memberId, stake, state }: Wager, sign: 1 | -1) {
    if (state !== 'open') return
    const account = stakesAccount(memberId)
    sums.set(account, (sums.get(account) ?? 0) + sign * stake)
    touched.add(account)
  }

  function check() {
    for (const account of touched) {
      const [held, stakes] = [ledger.balance(account), sums.get(account) ?? 0]
      if (held !== stakes) return `${account} holds ${held}, but the open stakes add up to ${stakes}`
    }
    touched.clear()
    return undefined
  }

  wagers.watch(({ before, after }) => {
    if (before) add(before, -1)
    if (after) add(after, 1)
  })
  ledger.watch(({ before, after }) => {
    for (const { account } of (after ?? before)!.postings) if (account.startsWith('stakes:')) touched.add(account)
  })
  return {
    check,
    verify() {
      sums.clear()
      for (const wager of wagers.dump()) add(wager, 1)
      for (const account of Object.keys(ledger.accounts())) if (account.startsWith('stakes:')) touched.add(account)
      return check()
    },
  }
}

export const wagers = defineDomain({
  name: 'wagers',
  tables: [wagerTable],
  services: {
    playTotals: (world: World) => playTotalsService(world),
    wagers: (world: World, { limits }: { limits: LimitsService }) => wagersService(world, limits),
  },
  states: wagersStates,
  invariants: ({ ledger, table }: MoneyRecords) => [openStakesInvariant(ledger, table(wagerTable))],
})
