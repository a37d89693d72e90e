import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { TreeService } from '../agent/tree.service.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { contractTable, dueTable, payoutTable } from './contract.model.ts'
import { contractsHandlers } from './contracts.handlers.ts'
import { contractsService } from './contracts.service.ts'
import { contractsStates } from './contracts.states.ts'

export const contracts = defineDomain({
  name: 'contracts',
  tables: [contractTable, payoutTable, dueTable],
  services: {
    contracts: (world: World, { tree, wagers }: { tree: TreeService; wagers: WagersService }) =>
      contractsService(world, { tree, wagers }),
  },
  handlers: contractsHandlers,
  states: contractsStates,
})
