import { defineDomain } from '../../kernel/world/domain.ts'
import { outboxTable, outboxService } from './outbox.service.ts'

export const outbox = defineDomain({
  name: 'outbox',
  tables: [outboxTable],
  services: {
    outbox: outboxService,
  },
})
