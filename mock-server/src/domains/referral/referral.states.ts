import * as v from 'valibot'
import { state } from '../../kernel/provider-state.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { ReferralService } from './referral.service.ts'

const friendship = v.object({ account: v.string(), friend: v.string(), registerTime: v.number() })
type Needs = { members: MembersService; referral: ReferralService }

export const referralStates = (_world: World, { members, referral }: Needs) => ({
  'a member has brought a friend': state(friendship, ({ account, friend, registerTime: registeredAt }) => {
    const { id } = members.named(account, 'params.account')
    return referral.bring({ ...members.named(friend, 'params.friend'), registeredAt }, referral.codeOf(id))
  }),
})
