import { defineDomain } from '../../kernel/world/domain.ts'
import { createInsertEvents } from '../../kernel/world/domain-events.ts'
import type { World } from '../../kernel/world/world.ts'
import { outboxTable, outboxService } from './outbox.service.ts'

export const outbox = defineDomain({
  name: 'outbox',
  tables: [outboxTable],
  events: ({ table }: World) => [
    createInsertEvents(table(outboxTable), 'message.sent', ({ kind, to, subject }) => ({ kind, to, subject })),
  ],
  services: {
    outbox: outboxService,
  },
})
