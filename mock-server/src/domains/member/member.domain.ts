import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { memberHandlers } from './member.handlers.ts'
import { memberTable } from './member.model.ts'
import { membersService } from './member.service.ts'
import { memberStates } from './member.states.ts'

export const member = defineDomain({
  name: 'member',
  tables: [memberTable],
  services: {
    members: (world: World) => membersService(world),
  },
  handlers: memberHandlers,
  states: memberStates,
})
