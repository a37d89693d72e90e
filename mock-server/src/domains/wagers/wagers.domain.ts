import type { MoneyRecords } from '../../kernel/money/ledger-invariants.ts'
import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { openStakesInvariant } from './open-stakes-invariant.ts'
import { wagerTable } from './wager.model.ts'
import { wagersService } from './wagers.service.ts'
import { wagersStates } from './wagers.states.ts'

export const wagers = defineDomain({
  name: 'wagers',
  tables: [wagerTable],
  services: {
    wagers: (world: World) => wagersService(world),
  },
  states: wagersStates,
  invariants: ({ ledger, table }: MoneyRecords) => [openStakesInvariant(ledger, table(wagerTable))],
})
