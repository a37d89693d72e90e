import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BonusesService } from '../bonuses/bonuses.service.ts'
import { raffleService } from './raffle.service.ts'
import { ticketTable, ticketTypes } from './ticket.model.ts'
import { ticketsHandlers } from './tickets.handlers.ts'
import { ticketsService, type TicketsService } from './tickets.service.ts'
import * as v from 'valibot'
import { invalidField } from '../../kernel/validation/refusal.ts'
import { defineProviderState } from '../../kernel/world/provider-state.ts'
import type { MembersService } from '../member/member.service.ts'
import { drawPrize } from './prizes.ts'

const ticket = v.object({
  account: v.string(),
  transactionId: v.string(),
  ticketType: v.picklist(ticketTypes),
  startDate: v.number(),
  endDate: v.number(),
})

const drawn = v.object({
  account: v.string(),
  occasion: v.string(),
  ticketType: v.picklist([...ticketTypes, 'RAFFLE']),
  prizeId: v.number(),
})

const ticketsStates = (
  { random }: World,
  { members, tickets }: { members: MembersService; tickets: TicketsService },
) => ({
  // The seed decides each draw, so that the state is checked, not set up.
  'a draw gives a prize': defineProviderState(drawn, ({ account, occasion, ticketType, prizeId }) => {
    const { id: memberId } = members.getByAccount(account, 'params.account')
    if (drawPrize(ticketType, random('prize', memberId, occasion)).id !== prizeId)
      throw invalidField('params.prizeId', 'is not what this draw gives')
  }),
  'a member has a ticket': defineProviderState(ticket, ({ account, transactionId, ticketType, startDate, endDate }) => {
    const { id: memberId } = members.getByAccount(account, 'params.account')
    return tickets.grant({ id: transactionId, memberId, type: ticketType, startsAt: startDate, endsAt: endDate })
  }),
})

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
