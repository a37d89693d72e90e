import type { MoneyRecords } from '../../kernel/money/ledger-invariants.ts'
import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { CreditDependencies } from './deposit-credit.ts'
import { creditedOnce } from './credited-once.ts'
import { depositTable } from './deposit.model.ts'
import { depositsHandlers } from './deposits.handlers.ts'
import { depositsService, type DepositsSettings } from './deposits.service.ts'
import { depositsStates } from './deposits.states.ts'

export const deposits = defineDomain({
  name: 'deposits',
  tables: [depositTable],
  settings: (): DepositsSettings => ({ deposits: { isOpen: true } }),
  services: {
    deposits: (world: World<DepositsSettings>, dependencies: CreditDependencies) =>
      depositsService(world, dependencies),
  },
  handlers: depositsHandlers,
  states: depositsStates,
  invariants: ({ ledger, table }: MoneyRecords) => [creditedOnce(ledger, table(depositTable))],
})
