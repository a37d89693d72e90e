import type { Call, Http, Query } from '../http.ts'
import { ticketsOperations } from '../operations/tickets.gen.ts'
import { done, value } from '../value.ts'

/** Tickets for draws, and the weekly raffle. */
export const tickets = (http: Http) => {
  const { GET, POST } = http.clientOf(ticketsOperations)
  const isApp = () => (http.isStandalone() ? ('Y' as const) : ('N' as const))

  return {
    list: (filter: Pick<Query<'listTickets'>, 'status'> = {}, call?: Call) =>
      value(
        GET('/wps/relay/PROMOFE_getClaimTicketList', { params: { query: { isApp: isApp(), ...filter } }, ...call }),
      ),
    claim: (transactionId: string, call?: Call) =>
      value(POST('/wps/relay/PROMOFE_claimTicket', { body: { transactionId, isApp: isApp() }, ...call })),
    claimFreeSpins: (transactionId: string, call?: Call) =>
      value(POST('/wps/relay/PROMOFE_claimFreeSpinTicket', { body: { transactionId }, ...call })),
    listDiscounts: (call?: Call) => value(GET('/wps/relay/PROMOFE_getDiscountTicketList', call)),
    getConfig: (call?: Call) => value(GET('/wps/relay/PROMOFE_getTicketGlobalConfig', call)),
    cancel: (transactionId: string, call?: Call) =>
      done(POST('/wps/relay/MCSFE_cancelTicket', { body: { transactionId }, ...call })),
    getRaffle: (call?: Call) => value(GET('/wps/relay/MCSFE_getRafflePromotionStatus', call)),
    claimRaffle: (raffleId: string, call?: Call) =>
      value(POST('/wps/relay/MCSFE_claimRafflePromotion', { body: { raffleId }, ...call })),
  }
}
