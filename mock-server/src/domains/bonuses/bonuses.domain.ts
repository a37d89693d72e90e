import type { MoneyRecords } from '../../kernel/ledger-invariants.ts'
import { defineDomain } from '../../kernel/domain.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { bonusTable, pointTable } from './bonus.model.ts'
import { bonusesService } from './bonuses.service.ts'
import { bonusesStates } from './bonuses.states.ts'
import { paidInService } from './deposit-totals.service.ts'
import { givenBonuses } from './granted-bonuses.ts'
import { pointBook } from './point-book.ts'
import { promotionSettings, promotionSwitches } from './promotion-switches.service.ts'
import { turnoverService } from './turnover.service.ts'

/** What the house gives, money and points, and what it is counted from. */
export const bonuses = defineDomain({
  name: 'bonuses',
  tables: [bonusTable, pointTable],
  settings: promotionSettings,
  services(world: Parameters<typeof promotionSwitches>[0], { wagers }: { wagers: WagersService }) {
    const turnover = turnoverService(wagers)
    const book = pointBook(world, turnover)
    const paidIn = paidInService(world)
    const own = { turnover, paidIn, pointBook: book, bonuses: bonusesService(world, book) }
    return { ...own, promotionSwitches: promotionSwitches(world) }
  },
  states: bonusesStates,
  invariants: ({ ledger, table }: MoneyRecords) => [givenBonuses(ledger, table(bonusTable))],
})
