import * as v from 'valibot'
import { defineProviderState } from '../../kernel/world/provider-state.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { ReferralService } from './referral.service.ts'

const friendship = v.object({ account: v.string(), friend: v.string(), registerTime: v.number() })
type Dependencies = { members: MembersService; referral: ReferralService }

export const referralStates = (_world: World, { members, referral }: Dependencies) => ({
  'a member has brought a friend': defineProviderState(
    friendship,
    ({ account, friend, registerTime: registeredAt }) => {
      const { id } = members.getByAccount(account, 'params.account')
      return referral.addReferral(
        { ...members.getByAccount(friend, 'params.friend'), registeredAt },
        referral.codeOf(id),
      )
    },
  ),
})
