import type { MoneyRecords } from '../../kernel/ledger-invariants.ts'
import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import { openStakes } from './open-stakes.ts'
import { wagerTable } from './wager.model.ts'
import { wagersService } from './wagers.service.ts'
import { wagersStates } from './wagers.states.ts'

export const wagers = defineDomain({
  name: 'wagers',
  tables: [wagerTable],
  services: (world: World) => ({ wagers: wagersService(world) }),
  states: wagersStates,
  invariants: ({ ledger, table }: MoneyRecords) => [openStakes(ledger, table(wagerTable))],
})
