import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { referralHandlers } from './referral.handlers.ts'
import { referralTable, referralService, type ReferralService } from './referral.service.ts'
import * as v from 'valibot'
import { defineProviderState } from '../../kernel/world/provider-state.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { MembersService } from '../member/member.service.ts'

const friendship = v.object({
  account: v.string(),
  friend: v.string(),
  registerTime: v.number(),
  code: v.optional(v.string()),
})
type Dependencies = { members: MembersService; referral: ReferralService }

const referralStates = (_world: World, { members, referral }: Dependencies) => ({
  'a member has brought a friend': defineProviderState(
    friendship,
    ({ account, friend, registerTime: registeredAt, code }) => {
      const { id } = members.getByAccount(account, 'params.account')
      if (code !== undefined && code !== referral.codeOf(id))
        throw invalidField('params.code', `is not ${referral.codeOf(id)}`)
      return referral.addReferral(
        { ...members.getByAccount(friend, 'params.friend'), registeredAt },
        referral.codeOf(id),
      )
    },
  ),
})

export const referral = defineDomain({
  name: 'referral',
  tables: [referralTable],
  services: {
    referral: referralService,
  },
  handlers: referralHandlers,
  states: referralStates,
})
