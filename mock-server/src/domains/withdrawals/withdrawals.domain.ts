import type { MoneyRecords } from '../../kernel/money/ledger-invariants.ts'
import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { accountTable } from './account.model.ts'
import { accountsService } from './accounts.service.ts'
import { openPayouts } from './open-payouts.ts'
import type { WithdrawalsSettings } from './payouts.ts'
import { withdrawalTable } from './withdrawal.model.ts'
import { withdrawalsHandlers } from './withdrawals.handlers.ts'
import type { WithdrawalsDependencies } from './withdrawal-context.ts'
import { withdrawalsService } from './withdrawals.service.ts'
import { withdrawalsStates } from './withdrawals.states.ts'

export const withdrawals = defineDomain({
  name: 'withdrawals',
  tables: [accountTable, withdrawalTable],
  settings: (): WithdrawalsSettings => ({ withdrawals: { isOpen: true, isReviewedByClock: true } }),
  services: {
    accounts: (world: World, { members }: WithdrawalsDependencies) => accountsService(world, members),
    withdrawals: (world: World<WithdrawalsSettings>, services: WithdrawalsDependencies) =>
      withdrawalsService(world, services),
  },
  handlers: withdrawalsHandlers,
  states: withdrawalsStates,
  invariants: ({ ledger, table }: MoneyRecords) => [openPayouts(ledger, table(withdrawalTable))],
})
