import * as v from 'valibot'
import { defineProviderState } from '../../kernel/world/provider-state.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { SessionService } from './session.service.ts'

const token = v.string()
type Dependencies = { members: MembersService; session: SessionService }

export const sessionStates = (_world: World, { members, session }: Dependencies) => ({
  'a member is signed in': defineProviderState(v.object({ account: v.string(), token }), ({ account, token }) =>
    session.openWith(token, members.getByAccount(account, 'params.account')),
  ),
  'a session has ended': defineProviderState(v.object({ token }), ({ token }) => session.logout(token)),
})
