import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BonusesService } from '../bonuses/bonuses.service.ts'
import type { TicketsService } from '../tickets/tickets.service.ts'
import { signInHandlers } from './sign-in.handlers.ts'
import { signInService } from './sign-in.service.ts'

type Dependencies = { bonuses: BonusesService; tickets: TicketsService }

export const signIn = defineDomain({
  name: 'sign-in',
  services: {
    signIn: (world: World, { bonuses, tickets }: Dependencies) => signInService(world, bonuses, tickets),
  },
  handlers: signInHandlers,
})
