import { defineDomain } from '../../../src/kernel/domain.ts'
import type { World } from '../../../src/kernel/world.ts'
import { dealtTable, drawnTable } from './table.model.ts'
import { tableRoutes } from './table.routes.ts'
import { type TableNeeds, tableService } from './table.service.ts'

export const table = defineDomain({
  name: 'table',
  tables: [dealtTable, drawnTable],
  services: (world: World, needs: TableNeeds) => ({ table: tableService(world, needs) }),
  routes: tableRoutes,
})
