import type { Caller } from '../../kernel/world/caller.ts'
import { DAY } from '../../kernel/world/local-day.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BonusesService } from '../bonuses/bonuses.service.ts'
import { createDraw } from './draw.ts'
import type { Prize } from './prizes.ts'
import { type Ticket, ticketTable, type TicketType } from './ticket.model.ts'

export type { Ticket, TicketType } from './ticket.model.ts'
export type TicketsService = ReturnType<typeof ticketsService>
export type NewTicket = Pick<Ticket, 'memberId' | 'type'> & Partial<Ticket>

const TICKET_LIFE = 7 * DAY

/** Tickets for draws. The prize depends only on the world's seed and the ticket. */
export const ticketsService = (world: World, bonuses: BonusesService) => {
  const { clock, ids } = world
  const tickets = world.table(ticketTable)
  const draw = createDraw(world, bonuses)

  function assertUsable({ id: memberId }: Caller, id: string): Ticket {
    const ticket = tickets.get(id)
    if (ticket?.memberId !== memberId) throw invalidField('transactionId', 'is not a ticket of the member')
    bonuses.assertNotClaimed(memberId, keyOf(id), 'transactionId')
    if (ticket.startsAt > clock.now()) throw notUsable('reward.not.ready', 'is not valid yet')
    if (statusOf(ticket) === 'UNAVAILABLE') throw notUsable('reward.expired', 'is no longer valid')
    return ticket
  }

  const statusOf = ({ startsAt, endsAt, usedAt, cancelledAt }: Ticket) => {
    const isEnded = usedAt !== undefined || cancelledAt !== undefined || endsAt <= clock.now()
    return isEnded || startsAt > clock.now() ? 'UNAVAILABLE' : 'AVAILABLE'
  }

  return {
    statusOf,
    grant({ id = ids.order('K'), startsAt = clock.now(), ...ticket }: NewTicket): Promise<Ticket> {
      return tickets.insert({ id, startsAt, endsAt: startsAt + TICKET_LIFE, ...ticket })
    },
    of: (memberId: number): Ticket[] => tickets.where({ memberId }).reverse(),

    async use(member: Caller, id: string, types: readonly TicketType[]): Promise<{ type: TicketType; prize: Prize }> {
      bonuses.assertNotTrial(member)
      const { type } = assertUsable(member, id)
      if (!types.includes(type)) throw invalidField('transactionId', `is a ticket of the kind ${type}`)
      const prize = await draw(member, { type, kind: 'TICKET', key: keyOf(id), field: 'transactionId' })
      await tickets.update(id, { usedAt: clock.now() })
      return { type, prize }
    },

    async cancel(member: Caller, id: string): Promise<void> {
      assertUsable(member, id)
      await tickets.update(id, { cancelledAt: clock.now() })
    },
  }
}

const keyOf = (ticketId: string) => `ticket:${ticketId}`

const notUsable = (code: 'reward.not.ready' | 'reward.expired', reason: string) =>
  new Refusal(400, code, `The ticket ${reason}`, { field: 'transactionId', reason })
