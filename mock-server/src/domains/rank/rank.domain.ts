import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { TurnoverService } from '../bonuses/bonuses.service.ts'
import { rankHandlers } from './rank.handlers.ts'
import { pastTurnoverTable, rankService } from './rank.service.ts'

export const rank = defineDomain({
  name: 'rank',
  tables: [pastTurnoverTable],
  services: {
    rank: (world: World, { turnover }: { turnover: TurnoverService }) => rankService(world, turnover),
  },
  handlers: rankHandlers,
})
