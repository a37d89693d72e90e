import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import { profileHandlers } from './profile.handlers.ts'
import { answersTable, authenticatorTable, choiceTable } from './profile.model.ts'
import { profileService } from './profile.service.ts'
import { profileStates } from './profile.states.ts'

export const profile = defineDomain({
  name: 'profile',
  tables: [choiceTable, answersTable, authenticatorTable],
  services: {
    profile: (world: World, { members }: { members: MembersService }) => profileService(world, { members }),
  },
  handlers: profileHandlers,
  states: profileStates,
})
