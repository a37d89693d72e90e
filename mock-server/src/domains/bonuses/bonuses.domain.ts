import { type MoneyRecords, type Invariant, houseAccount, type Ledger } from '../../kernel/money/ledger.ts'
import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BonusRulesService } from '../responsible-gaming/bonus-rules.service.ts'
import type { BreaksService } from '../responsible-gaming/breaks.service.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { bonusTable, pointTable, type Bonus } from './bonus.model.ts'
import { bonusesService, type BonusesService } from './bonuses.service.ts'
import { depositTotalsService } from './deposit-totals.service.ts'
import { type PointBook, pointBook } from './point-book.ts'
import { promotionSettings, promotionSwitches } from './promotion-switches.service.ts'
import { type TurnoverService, turnoverService } from './turnover.service.ts'
import type { RowChange } from '../../kernel/tables/rows.ts'
import * as v from 'valibot'
import { amountSchema, defineProviderState } from '../../kernel/world/provider-state.ts'
import type { MembersService } from '../member/member.service.ts'

const income = v.object({
  account: v.string(),
  kind: v.picklist(['friend', 'achievement', 'stakes']),
  amount: amountSchema,
  at: v.number(),
})
type Dependencies = { members: MembersService; bonuses: BonusesService }

const bonusesStates = ({ ids }: World, { members, bonuses }: Dependencies) => ({
  'a member was paid for friends': defineProviderState(income, ({ account, kind, amount: money }) =>
    bonuses.grant(members.getByAccount(account, 'params.account'), {
      key: `referral:${kind}:${ids.next('state')}`,
      kind: 'REFERRAL',
      name: { vi: 'Thưởng giới thiệu', en: 'Referral reward' },
      money,
    }),
  ),
  'a member has claimed': defineProviderState(
    v.object({
      account: v.string(),
      occasion: v.string(),
      amount: amountSchema,
      name: v.optional(v.string(), 'Quà tặng'),
    }),
    ({ account, occasion, amount: money, name: vi }) =>
      bonuses.grant(members.getByAccount(account, 'params.account'), {
        key: occasion,
        kind: 'MANUAL',
        name: { vi, en: 'Gift' },
        money,
      }),
  ),
})

type BonusRows = { dump(): Bonus[]; watch(watcher: (change: RowChange<Bonus>) => void): void }

const PROMOTIONS = houseAccount('promotions')

/** Invariant: the money paid out of `house:promotions` is the sum of all bonuses. */
function bonusesInvariant(ledger: Ledger, bonuses: BonusRows): Invariant {
  let total = 0
  const check = () => {
    const paid = -ledger.balance(PROMOTIONS)
    return paid === total ? undefined : `promotions have paid ${paid}, but the bonuses add up to ${total}`
  }
  bonuses.watch(({ before, after }) => (total += (after?.money ?? 0) - (before?.money ?? 0)))
  return {
    check,
    verify() {
      total = bonuses.dump().reduce((sum, { money }) => sum + money, 0)
      return check()
    },
  }
}

type Services = {
  wagers: WagersService
  turnover: TurnoverService
  pointBook: PointBook
  breaks: BreaksService
  bonusRules: BonusRulesService
}

export const bonuses = defineDomain({
  name: 'bonuses',
  tables: [bonusTable, pointTable],
  settings: promotionSettings,
  services: {
    turnover: (_world: World, { wagers }: Services) => turnoverService(wagers),
    depositTotals: depositTotalsService,
    pointBook: (world: World, { turnover }: Services) => pointBook(world, turnover),
    bonuses: (world: World, { pointBook: points, breaks, bonusRules }: Services) =>
      bonusesService(world, { pointBook: points, breaks, bonusRules }),
    promotionSwitches,
  },
  states: bonusesStates,
  invariants: ({ ledger, table }: MoneyRecords) => [bonusesInvariant(ledger, table(bonusTable))],
})
