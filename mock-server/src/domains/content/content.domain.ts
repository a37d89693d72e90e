import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { contentHandlers } from './content.handlers.ts'
import { noticeReadsTable } from './content.model.ts'
import { contentService } from './content.service.ts'
import { type ContentSettings, contentSettings } from './content.settings.ts'
import { contentStates } from './content.states.ts'

export const content = defineDomain({
  name: 'content',
  tables: [noticeReadsTable],
  settings: contentSettings,
  services: {
    content: (world: World<ContentSettings>) => contentService(world),
  },
  handlers: contentHandlers,
  states: contentStates,
})
