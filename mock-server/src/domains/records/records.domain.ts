import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { recordsHandlers } from './records.handlers.ts'
import { recordsService } from './records.service.ts'

export const records = defineDomain({
  name: 'records',
  services: {
    records: (world: World, { wagers }: { wagers: WagersService }) => recordsService(world, wagers),
  },
  handlers: recordsHandlers,
})
