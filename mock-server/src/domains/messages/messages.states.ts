import * as v from 'valibot'
import { state } from '../../kernel/provider-state.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { MessagesService } from './messages.service.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const messagesStates = (
  _world: World,
  { members, messages }: { members: MembersService; messages: MessagesService },
) => ({
  'a member has unread messages': state(
    v.object({ account: v.string(), inbox: count, chat: count }),
    ({ account, ...unread }) => messages.setUnread(members.named(account, 'params.account').id, unread),
  ),
})
