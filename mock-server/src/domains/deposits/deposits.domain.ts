import type { MoneyRecords } from '../../kernel/money/ledger-invariants.ts'
import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LimitsService } from '../responsible-gaming/limits.service.ts'
import { begunDepositsService } from './begun-deposits.service.ts'
import type { CreditDependencies } from './deposit-credit.ts'
import { depositTable, type Deposit, isCredited } from './deposit.model.ts'
import { depositsHandlers } from './deposits.handlers.ts'
import { depositsService, type DepositsSettings } from './deposits.service.ts'
import { depositsStates } from './deposits.states.ts'
import type { Invariant } from '../../kernel/money/invariant.ts'
import type { Ledger, Transaction } from '../../kernel/money/ledger.ts'
import type { RowChange } from '../../kernel/tables/rows.ts'

type Rows = {
  get(id: string): Deposit | undefined
  dump(): Deposit[]
  watch(watcher: (change: RowChange<Deposit>) => void): void
}

function creditedOnce(ledger: Ledger, rows: Rows): Invariant {
  const sums = new Map<string, number>()
  const touched = new Set<string>()

  function add({ type, orderNo, postings }: Transaction) {
    if (type !== 'deposit') return
    const paid = postings.filter(({ account }) => account.startsWith('member:'))
    sums.set(orderNo, (sums.get(orderNo) ?? 0) + paid.reduce((sum, { amount }) => sum + amount, 0))
    touched.add(orderNo)
  }

  function check() {
    for (const id of touched) {
      const row = rows.get(id)
      const due = row && isCredited(row) ? row.credited : 0
      if (row && (sums.get(id) ?? 0) !== due)
        return `the deposit ${id} was credited with ${sums.get(id) ?? 0} instead of ${due}`
    }
    touched.clear()
    return undefined
  }

  ledger.watch(({ after }) => after && add(after))
  rows.watch(({ id }) => touched.add(String(id)))
  return {
    check,
    verify() {
      sums.clear()
      for (const transaction of ledger.dump()) add(transaction)
      for (const { id } of rows.dump()) touched.add(id)
      return check()
    },
  }
}

export const deposits = defineDomain({
  name: 'deposits',
  tables: [depositTable],
  settings: (): DepositsSettings => ({ deposits: { isOpen: true } }),
  services: {
    begunDeposits: (world: World) => begunDepositsService(world),
    deposits: (world: World<DepositsSettings>, dependencies: CreditDependencies & { limits: LimitsService }) =>
      depositsService(world, dependencies),
  },
  handlers: depositsHandlers,
  states: depositsStates,
  invariants: ({ ledger, table }: MoneyRecords) => [creditedOnce(ledger, table(depositTable))],
})
