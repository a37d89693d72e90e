import type { Handlers, Value } from '../../kernel/http/http.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { DRAWS, type DrawType, type Prize, prizesOf, TICKET_NAMES } from './prizes.ts'
import type { RaffleService } from './raffle.service.ts'
import type { Ticket, TicketsService, TicketType } from './tickets.service.ts'

type Operations =
  | 'listTickets'
  | 'claimTicket'
  | 'claimFreeSpinTicket'
  | 'listDiscountTickets'
  | 'getTicketConfig'
  | 'cancelTicket'
  | 'getRaffleStatus'
  | 'claimRaffle'

const DRAWN_BY_TICKET = ['PRIZE_WHEEL', 'GOLDEN_EGG'] as const
const SHOWN_TYPES = ['PRIZE_WHEEL', 'GOLDEN_EGG', 'FREE_SPIN', 'RAFFLE'] as const

export const ticketsHandlers = ({
  tickets,
  raffle,
}: {
  tickets: TicketsService
  raffle: RaffleService
}): Handlers<Operations> => {
  const listTickets = (memberId: number, language: Language) =>
    tickets.of(memberId).map((ticket) => toTicket(ticket, tickets.statusOf(ticket), language))

  return {
    listTickets: ({ member, query: { status }, language }) =>
      listTickets(member().id, language).filter((ticket) => status === undefined || ticket.status === status),
    claimTicket: async ({ member, body, language }) => {
      const { type, prize } = await tickets.use(member(), body.transactionId, DRAWN_BY_TICKET)
      return toReward(prize, { type, language })
    },
    claimFreeSpinTicket: async ({ member, body, language }) => {
      const { type, prize } = await tickets.use(member(), body.transactionId, ['FREE_SPIN'])
      return toReward(prize, { type, language })
    },
    listDiscountTickets: ({ member, language }) =>
      listTickets(member().id, language).filter(({ ticketType }) => ticketType === 'DEPOSIT_DISCOUNT'),
    getTicketConfig: ({ language }) => SHOWN_TYPES.map((type) => toConfig(type, language)),
    cancelTicket: async ({ member, body }) => {
      await tickets.cancel(member(), body.transactionId)
      return true
    },
    getRaffleStatus: ({ member, language }) => {
      const { raffleId, startsAt: startDate, endsAt: endDate, isDrawn } = raffle.statusOf(member().id)
      const status = isDrawn ? ('CLAIMED' as const) : ('OPEN' as const)
      return { raffleId, name: TICKET_NAMES.RAFFLE[language], status, startDate, endDate }
    },
    claimRaffle: async ({ member, body, language }) =>
      toReward(await raffle.draw(member(), body.raffleId), { type: 'RAFFLE', language }),
  }
}

type TicketResponse = Value<'listTickets'>[number]

const toTicket = ({ id, type, startsAt, endsAt }: Ticket, status: TicketResponse['status'], language: Language) => ({
  transactionId: id,
  ticketId: ID_OF_TYPE[type],
  name: TICKET_NAMES[type][language],
  ticketType: type,
  status,
  startDate: startsAt,
  endDate: endsAt,
})

const ID_OF_TYPE: Record<TicketType, number> = { PRIZE_WHEEL: 1, GOLDEN_EGG: 2, FREE_SPIN: 3, DEPOSIT_DISCOUNT: 4 }

const NO_PRIZE = { vi: 'Chúc bạn may mắn lần sau', en: 'Better luck next time' }
const rewardNameOf = ({ money, points }: Prize, language: Language) => {
  if (money > 0) return `${toDecimal(money).toLocaleString(language)}\u00A0₫`
  if (points > 0) return `${points} ${language === 'vi' ? 'điểm' : 'points'}`
  return NO_PRIZE[language]
}

function toPrize(prize: Prize, language: Language) {
  const rewardType = prize.money > 0 ? ('CASH' as const) : prize.points > 0 ? ('POINT' as const) : ('NONE' as const)
  const value = prize.money > 0 ? toDecimal(prize.money) : prize.points
  return { prizeId: prize.id, rewardName: rewardNameOf(prize, language), rewardType, value }
}

const toReward = (prize: Prize, { type, language }: { type: DrawType; language: Language }) => ({
  ...toPrize(prize, language),
  ticketName: TICKET_NAMES[type][language],
})

const toConfig = (type: (typeof SHOWN_TYPES)[number], language: Language) => ({
  ticketType: type,
  name: TICKET_NAMES[type][language],
  prizes: prizesOf(type).map((prize) => ({ ...toPrize(prize, language), chance: prize.chance / DRAWS })),
})
