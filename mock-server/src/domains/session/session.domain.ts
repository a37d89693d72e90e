import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'
import { sessionHandlers } from './session.handlers.ts'
import { captchaTable, sessionTable, tokenLimitTable } from './session.model.ts'
import { sessionService } from './session.service.ts'
import { sessionStates } from './session.states.ts'

export const session = defineDomain({
  name: 'session',
  tables: [sessionTable, captchaTable, tokenLimitTable],
  services: (world: World, { members }: { members: MembersService }) => ({ session: sessionService(world, members) }),
  handlers: sessionHandlers,
  states: sessionStates,
})
