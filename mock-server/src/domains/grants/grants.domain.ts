import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { grantTable, grantsService, type GrantsService } from './grants.service.ts'
import { type TurnoverSettings, turnoverSettings } from './turnover.settings.ts'
import * as v from 'valibot'
import { CATEGORIES } from '../../catalogue/game.ts'
import { amountSchema, defineProviderState } from '../../kernel/world/provider-state.ts'
import type { MembersService } from '../member/member.service.ts'

type Dependencies = { members: MembersService; grants: GrantsService }

const grantsStates = ({ ids, settings }: World<TurnoverSettings>, { members, grants }: Dependencies) => ({
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

export const grants = defineDomain({
  name: 'grants',
  tables: [grantTable],
  settings: turnoverSettings,
  services: {
    grants: (world: World<TurnoverSettings>, { wagers }: { wagers: WagersService }) => grantsService(world, wagers),
  },
  states: grantsStates,
})
