import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { sessionHandlers } from './session.handlers.ts'
import { captchaTable, deviceTable, identityLinkTable, sessionTable, tokenLimitTable } from './session.model.ts'
import { sessionService, type SessionDependencies, type SessionService } from './session.service.ts'
import * as v from 'valibot'
import { defineProviderState } from '../../kernel/world/provider-state.ts'
import type { MembersService } from '../member/member.service.ts'

const token = v.string()
type Dependencies = { members: MembersService; session: SessionService }

const sessionStates = (_world: World, { members, session }: Dependencies) => ({
  'a member is signed in': defineProviderState(v.object({ account: v.string(), token }), ({ account, token }) =>
    session.openWith(token, members.getByAccount(account, 'params.account')),
  ),
  'a session has ended': defineProviderState(v.object({ token }), ({ token }) => void session.logout(token)),
})

export const session = defineDomain({
  name: 'session',
  tables: [sessionTable, captchaTable, tokenLimitTable, deviceTable, identityLinkTable],
  services: {
    session: (world: World, services: SessionDependencies) => {
      const { breaks, members, system, codes, mailCodes, mobileCodes, identity, humanCheck } = services
      return sessionService(world, { breaks, members, system, codes, mailCodes, mobileCodes, identity, humanCheck })
    },
  },
  handlers: sessionHandlers,
  states: sessionStates,
})
