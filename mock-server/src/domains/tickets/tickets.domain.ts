import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BonusesService } from '../bonuses/bonuses.service.ts'
import { raffleService } from './raffle.service.ts'
import { ticketTable } from './ticket.model.ts'
import { ticketsHandlers } from './tickets.handlers.ts'
import { ticketsService } from './tickets.service.ts'
import { ticketsStates } from './tickets.states.ts'

export const tickets = defineDomain({
  name: 'tickets',
  tables: [ticketTable],
  services: {
    tickets: (world: World, { bonuses }: { bonuses: BonusesService }) => ticketsService(world, bonuses),
    raffle: (world: World, { bonuses }: { bonuses: BonusesService }) => raffleService(world, bonuses),
  },
  handlers: ticketsHandlers,
  states: ticketsStates,
})
