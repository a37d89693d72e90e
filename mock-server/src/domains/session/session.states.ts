import * as v from 'valibot'
import { state } from '../../kernel/provider-state.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { SessionService } from './session.service.ts'

const token = v.string()
type Needs = { members: MembersService; session: SessionService }

export const sessionStates = (_world: World, { members, session }: Needs) => ({
  'a member is signed in': state(v.object({ account: v.string(), token }), ({ account, token }) =>
    session.openWith(token, members.named(account, 'params.account')),
  ),
  'a session has ended': state(v.object({ token }), ({ token }) => session.logout(token)),
})
