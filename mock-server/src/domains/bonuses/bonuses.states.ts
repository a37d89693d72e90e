import * as v from 'valibot'
import { amount, state } from '../../kernel/provider-state.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { BonusesService } from './bonuses.service.ts'

type Needs = { members: MembersService; bonuses: BonusesService }

export const bonusesStates = (_world: World, { members, bonuses }: Needs) => ({
  'a member has claimed': state(
    v.object({ account: v.string(), occasion: v.string(), amount }),
    ({ account, occasion, amount: money }) =>
      bonuses.give(members.named(account, 'params.account'), {
        key: occasion,
        kind: 'MANUAL',
        name: { vi: 'Quà tặng', en: 'Gift' },
        money,
      }),
  ),
})
