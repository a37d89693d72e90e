import * as v from 'valibot'
import { CATEGORIES } from '../../catalogue/game.ts'
import { amountSchema, defineProviderState } from '../../kernel/world/provider-state.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { GrantsService } from './grants.service.ts'
import type { TurnoverSettings } from './turnover.settings.ts'

type Dependencies = { members: MembersService; grants: GrantsService }

export const grantsStates = ({ ids, settings }: World<TurnoverSettings>, { members, grants }: Dependencies) => ({
  'a member has to stake': defineProviderState(
    v.object({ account: v.string(), requiredTurnover: amountSchema }),
    (params) => {
      const { id: memberId } = members.getByAccount(params.account, 'params.account')
      return grants.add({ id: ids.order('G'), memberId, kind: 'deposit', required: params.requiredTurnover })
    },
  ),
  'games count for less': defineProviderState(
    v.object({ vassalage: v.string(), gameType: v.picklist(CATEGORIES), excludeTurnover: v.number() }),
    (rule) => {
      settings.turnover = { excluded: [rule] }
    },
  ),
})
