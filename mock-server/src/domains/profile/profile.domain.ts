import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import { profileHandlers } from './profile.handlers.ts'
import { answersTable, authenticatorTable, choiceTable } from './profile.model.ts'
import { profileService } from './profile.service.ts'
import { profileStates } from './profile.states.ts'

/** What members choose, and what else guards their accounts. */
export const profile = defineDomain({
  name: 'profile',
  tables: [choiceTable, answersTable, authenticatorTable],
  services: (world: World) => ({ profile: profileService(world) }),
  handlers: profileHandlers,
  states: profileStates,
})
