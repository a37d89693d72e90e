import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { systemHandlers } from './system.handlers.ts'
import { systemService } from './system.service.ts'
import { type SystemSettings, systemSettings } from './system.settings.ts'
import { systemStates } from './system.states.ts'

export const system = defineDomain({
  name: 'system',
  settings: systemSettings,
  services: {
    system: (world: World<SystemSettings>) => systemService(world),
  },
  handlers: systemHandlers,
  states: systemStates,
})
