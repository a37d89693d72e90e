import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { outboxTable, outboxService } from './outbox.service.ts'

export const outbox = defineDomain({
  name: 'outbox',
  tables: [outboxTable],
  services: {
    outbox: (world: World) => outboxService(world),
  },
})
