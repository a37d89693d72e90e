import { defineDomain } from '#mock/kernel/world/domain.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { dealtTable, drawnTable } from './table.model.ts'
import { tableRoutes } from './table.routes.ts'
import { type TableDependencies, tableService } from './table.service.ts'

export const table = defineDomain({
  name: 'table',
  tables: [dealtTable, drawnTable],
  services: {
    table: (world: World, dependencies: TableDependencies) => tableService(world, dependencies),
  },
  routes: tableRoutes,
})
