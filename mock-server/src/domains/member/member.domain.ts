import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { createInsertEvents } from '../../kernel/world/domain-events.ts'
import { memberHandlers } from './member.handlers.ts'
import { memberTable } from './member.model.ts'
import { membersService, type Member, type MembersService } from './member.service.ts'
import * as v from 'valibot'
import { defineProviderState } from '../../kernel/world/provider-state.ts'

const account = v.string()

const memberStates = (_world: World, { members }: { members: MembersService }) => {
  const change = (name: string, news: Partial<Member>) =>
    members.update(members.getByAccount(name, 'params.account').id, news)
  return {
    'a member can log in': defineProviderState(v.object({ account, password: v.string() }), async (params) => {
      const member = await change(params.account, { isLocked: false })
      await members.setPassword(member, params.password)
    }),
    'a member has joined': defineProviderState(
      v.object({ account, nickname: v.string(), registerTime: v.number(), birthday: v.optional(v.string()) }),
      ({ account: name, nickname, registerTime, birthday }) =>
        change(name, {
          nickname,
          registeredAt: registerTime,
          ...(birthday !== undefined && { profile: { birthday } }),
        }),
    ),
    'a member has an e-mail address': defineProviderState(v.object({ account, email: v.string() }), (params) =>
      change(params.account, { email: params.email }),
    ),
    'a member is locked': defineProviderState(v.object({ account }), (params) =>
      change(params.account, { isLocked: true }),
    ),
    'the next login needs a captcha': defineProviderState(v.object({ account }), (params) =>
      change(params.account, { failedLogins: 1, needsCaptchaAfterFailure: true }),
    ),
  }
}

export const member = defineDomain({
  name: 'member',
  tables: [memberTable],
  services: {
    members: membersService,
  },
  handlers: memberHandlers,
  states: memberStates,
  events: ({ table }: World) => [
    createInsertEvents(table(memberTable), 'member.registered', ({ id, account }) => ({ memberId: id, account })),
  ],
})
