import * as v from 'valibot'
import { amountSchema, defineProviderState } from '../../kernel/world/provider-state.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { BonusesService } from './bonuses.service.ts'

type Dependencies = { members: MembersService; bonuses: BonusesService }

export const bonusesStates = (_world: World, { members, bonuses }: Dependencies) => ({
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
