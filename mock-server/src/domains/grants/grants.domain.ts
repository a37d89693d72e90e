import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { grantTable } from './grant.model.ts'
import { grantsService } from './grants.service.ts'
import { grantsStates } from './grants.states.ts'
import { type TurnoverSettings, turnoverSettings } from './turnover.settings.ts'

export const grants = defineDomain({
  name: 'grants',
  tables: [grantTable],
  settings: turnoverSettings,
  services: {
    grants: (world: World<TurnoverSettings>, { wagers }: { wagers: WagersService }) => grantsService(world, wagers),
  },
  states: grantsStates,
})
