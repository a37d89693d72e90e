import * as v from 'valibot'
import { amountSchema, defineProviderState } from '../../kernel/world/provider-state.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { BonusesService } from './bonuses.service.ts'

const income = v.object({
  account: v.string(),
  kind: v.picklist(['friend', 'achievement', 'stakes']),
  amount: amountSchema,
  at: v.number(),
})
type Dependencies = { members: MembersService; bonuses: BonusesService }

export const bonusesStates = ({ ids }: World, { members, bonuses }: Dependencies) => ({
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
