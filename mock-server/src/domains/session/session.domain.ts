import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { sessionHandlers } from './session.handlers.ts'
import { captchaTable, deviceTable, identityLinkTable, sessionTable, tokenLimitTable } from './session.model.ts'
import { sessionService, type SessionDependencies } from './session.service.ts'
import { sessionStates } from './session.states.ts'

export const session = defineDomain({
  name: 'session',
  tables: [sessionTable, captchaTable, tokenLimitTable, deviceTable, identityLinkTable],
  services: {
    session: (world: World, services: SessionDependencies) => {
      const { members, system, codes, mailCodes, mobileCodes, identity, humanCheck } = services
      return sessionService(world, { members, system, codes, mailCodes, mobileCodes, identity, humanCheck })
    },
  },
  handlers: sessionHandlers,
  states: sessionStates,
})
