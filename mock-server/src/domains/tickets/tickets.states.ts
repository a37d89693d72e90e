import * as v from 'valibot'
import { invalidField } from '../../kernel/validation/refusal.ts'
import { defineProviderState } from '../../kernel/world/provider-state.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import { drawPrize } from './prizes.ts'
import { ticketTypes } from './ticket.model.ts'
import type { TicketsService } from './tickets.service.ts'

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

export const ticketsStates = (
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
