import type { MoneyRecords } from '../../kernel/ledger-invariants.ts'
import { defineDomain } from '../../kernel/domain.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { bonusTable, pointTable } from './bonus.model.ts'
import { bonusesService } from './bonuses.service.ts'
import { bonusesStates } from './bonuses.states.ts'
import { depositTotalsService } from './deposit-totals.service.ts'
import { bonusesInvariant } from './bonuses-invariant.ts'
import { pointBook } from './point-book.ts'
import { promotionSettings, promotionSwitches } from './promotion-switches.service.ts'
import { turnoverService } from './turnover.service.ts'

export const bonuses = defineDomain({
  name: 'bonuses',
  tables: [bonusTable, pointTable],
  settings: promotionSettings,
  services(world: Parameters<typeof promotionSwitches>[0], { wagers }: { wagers: WagersService }) {
    const turnover = turnoverService(wagers)
    const points = pointBook(world, turnover)
    const depositTotals = depositTotalsService(world)
    const services = { turnover, depositTotals, pointBook: points, bonuses: bonusesService(world, points) }
    return { ...services, promotionSwitches: promotionSwitches(world) }
  },
  states: bonusesStates,
  invariants: ({ ledger, table }: MoneyRecords) => [bonusesInvariant(ledger, table(bonusTable))],
})
