import * as v from 'valibot'
import { CATEGORIES } from '../../catalogue/game.ts'
import { amount, state } from '../../kernel/provider-state.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { GrantsService } from './grants.service.ts'
import type { TurnoverSettings } from './turnover.settings.ts'

type Needs = { members: MembersService; grants: GrantsService }

export const grantsStates = ({ ids, settings }: World<TurnoverSettings>, { members, grants }: Needs) => ({
  'a member has to stake': state(v.object({ account: v.string(), requiredTurnover: amount }), (params) => {
    const { id: memberId } = members.named(params.account, 'params.account')
    return grants.add({ id: ids.order('G'), memberId, kind: 'deposit', required: params.requiredTurnover })
  }),
  'games count for less': state(
    v.object({ vassalage: v.string(), gameType: v.picklist(CATEGORIES), excludeTurnover: v.number() }),
    (rule) => {
      settings.turnover = { excluded: [rule] }
    },
  ),
})
