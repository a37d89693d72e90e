import type { MoneyRecords } from '../../kernel/money/ledger-invariants.ts'
import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { bonusTable, pointTable } from './bonus.model.ts'
import { bonusesService } from './bonuses.service.ts'
import { bonusesStates } from './bonuses.states.ts'
import { depositTotalsService } from './deposit-totals.service.ts'
import { bonusesInvariant } from './bonuses-invariant.ts'
import { type PointBook, pointBook } from './point-book.ts'
import { promotionSettings, promotionSwitches } from './promotion-switches.service.ts'
import { type TurnoverService, turnoverService } from './turnover.service.ts'

type Services = { wagers: WagersService; turnover: TurnoverService; pointBook: PointBook }

export const bonuses = defineDomain({
  name: 'bonuses',
  tables: [bonusTable, pointTable],
  settings: promotionSettings,
  services: {
    turnover: (_world: World, { wagers }: Services) => turnoverService(wagers),
    depositTotals: (world: World) => depositTotalsService(world),
    pointBook: (world: World, { turnover }: Services) => pointBook(world, turnover),
    bonuses: (world: World, { pointBook: points }: Services) => bonusesService(world, points),
    promotionSwitches,
  },
  states: bonusesStates,
  invariants: ({ ledger, table }: MoneyRecords) => [bonusesInvariant(ledger, table(bonusTable))],
})
