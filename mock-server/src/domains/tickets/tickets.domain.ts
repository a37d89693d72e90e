import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import type { BonusesService } from '../bonuses/bonuses.service.ts'
import { raffleService } from './raffle.service.ts'
import { ticketTable } from './ticket.model.ts'
import { ticketsHandlers } from './tickets.handlers.ts'
import { ticketsService } from './tickets.service.ts'
import { ticketsStates } from './tickets.states.ts'

export const tickets = defineDomain({
  name: 'tickets',
  tables: [ticketTable],
  services: (world: World, { bonuses }: { bonuses: BonusesService }) => ({
    tickets: ticketsService(world, bonuses),
    raffle: raffleService(world, bonuses),
  }),
  handlers: ticketsHandlers,
  states: ticketsStates,
})
