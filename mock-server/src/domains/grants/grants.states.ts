import * as v from 'valibot'
import { amount, state } from '../../kernel/provider-state.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { GrantsService } from './grants.service.ts'

type Needs = { members: MembersService; grants: GrantsService }

export const grantsStates = ({ ids }: World, { members, grants }: Needs) => ({
  'a member has to stake': state(v.object({ account: v.string(), requiredTurnover: amount }), (params) => {
    const { id: memberId } = members.named(params.account, 'params.account')
    return grants.add({ id: ids.order('G'), memberId, kind: 'deposit', required: params.requiredTurnover })
  }),
})
