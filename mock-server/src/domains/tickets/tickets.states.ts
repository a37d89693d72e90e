import * as v from 'valibot'
import { defineProviderState } from '../../kernel/world/provider-state.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import { ticketTypes } from './ticket.model.ts'
import type { TicketsService } from './tickets.service.ts'

const ticket = v.object({
  account: v.string(),
  transactionId: v.string(),
  ticketType: v.picklist(ticketTypes),
  startDate: v.number(),
  endDate: v.number(),
})

export const ticketsStates = (
  _world: World,
  { members, tickets }: { members: MembersService; tickets: TicketsService },
) => ({
  'a member has a ticket': defineProviderState(ticket, ({ account, transactionId, ticketType, startDate, endDate }) => {
    const { id: memberId } = members.getByAccount(account, 'params.account')
    return tickets.grant({ id: transactionId, memberId, type: ticketType, startsAt: startDate, endsAt: endDate })
  }),
})
