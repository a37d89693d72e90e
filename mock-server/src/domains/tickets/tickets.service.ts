import type { Caller } from '../../kernel/caller.ts'
import { DAY, dayOf, mondayBefore } from '../../kernel/local-day.ts'
import { badField, Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { BonusesService } from '../bonuses/bonuses.service.ts'
import { type Drawn, drawPrize, type Prize, TICKET_NAMES } from './prizes.ts'
import { type Ticket, ticketTable, type TicketType } from './ticket.model.ts'

export type { Ticket, TicketType } from './ticket.model.ts'
export type TicketsService = ReturnType<typeof ticketsService>
export type NewTicket = Pick<Ticket, 'memberId' | 'type'> & Partial<Ticket>

/** A ticket nobody uses is good for so long. */
const TICKET_LIFE = 7 * DAY

/** Tickets for draws, and the weekly raffle. What a draw gives follows from the world's seed and the ticket. */
export const ticketsService = (world: World, bonuses: BonusesService) => {
  const { clock, ids, random } = world
  const tickets = world.table(ticketTable)

  async function draw(member: Caller, { type, key, field }: { type: Drawn; key: string; field: string }) {
    const prize = drawPrize(type, random('prize', member.id, key))
    const { money, points } = prize
    const kind = type === 'RAFFLE' ? 'RAFFLE' : 'TICKET'
    await bonuses.give(member, { key, kind, name: TICKET_NAMES[type], money, points }, field)
    return prize
  }

  /** The member's ticket, good at this moment. */
  function usable({ id: memberId }: Caller, id: string): Ticket {
    const ticket = tickets.get(id)
    if (ticket?.memberId !== memberId) throw badField('transactionId', 'is not a ticket of the member')
    bonuses.refuseGiven(memberId, keyOf(id), 'transactionId')
    if (ticket.startsAt > clock.now()) throw unusable('reward.not.ready', 'is not valid yet')
    if (statusOf(ticket) === 'UNAVAILABLE') throw unusable('reward.expired', 'is no longer valid')
    return ticket
  }

  const statusOf = ({ startsAt, endsAt, usedAt, cancelledAt }: Ticket) => {
    const isOver = usedAt !== undefined || cancelledAt !== undefined || endsAt <= clock.now()
    return isOver || startsAt > clock.now() ? 'UNAVAILABLE' : 'AVAILABLE'
  }

  return {
    statusOf,
    /** Gives a ticket, good from now on for seven days unless said otherwise. */
    grant({ id = ids.order('K'), startsAt = clock.now(), ...ticket }: NewTicket): Promise<Ticket> {
      return tickets.insert({ id, startsAt, endsAt: startsAt + TICKET_LIFE, ...ticket })
    },
    /** Every ticket of the member, the newest first. */
    of: (memberId: number): Ticket[] => tickets.where({ memberId }).reverse(),

    /** Draws by a ticket of one of these kinds, and uses it up. */
    async use(member: Caller, id: string, types: readonly TicketType[]): Promise<{ type: TicketType; prize: Prize }> {
      bonuses.refuseTrial(member)
      const { type } = usable(member, id)
      if (!types.includes(type)) throw badField('transactionId', `is a ticket of the kind ${type}`)
      const prize = await draw(member, { type, key: keyOf(id), field: 'transactionId' })
      await tickets.update(id, { usedAt: clock.now() })
      return { type, prize }
    },

    /** The ticket is given up. */
    async cancel(member: Caller, id: string): Promise<void> {
      usable(member, id)
      await tickets.update(id, { cancelledAt: clock.now() })
    },

    /** This week's raffle: its name, and whether the member has drawn. */
    raffleOf(memberId: number) {
      const startsAt = mondayBefore(clock.now())
      const raffleId = dayOf(startsAt)
      const isDrawn = bonuses.get(memberId, raffleKey(raffleId)) !== undefined
      return { raffleId, startsAt, endsAt: startsAt + 7 * DAY, isDrawn }
    },

    /** Everybody draws once a week. */
    async drawRaffle(member: Caller, raffleId: string): Promise<Prize> {
      bonuses.refuseTrial(member)
      if (raffleId !== this.raffleOf(member.id).raffleId) throw badField('raffleId', 'is not the raffle of this week')
      return draw(member, { type: 'RAFFLE', key: raffleKey(raffleId), field: 'raffleId' })
    },
  }
}

const keyOf = (ticketId: string) => `ticket:${ticketId}`
const raffleKey = (raffleId: string) => `raffle:${raffleId}`

const unusable = (code: 'reward.not.ready' | 'reward.expired', reason: string) =>
  new Refusal(400, code, `The ticket ${reason}`, { field: 'transactionId', reason })
