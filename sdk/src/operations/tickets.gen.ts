// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const ticketsOperations = {
  'GET /wps/relay/PROMOFE_getClaimTicketList': { id: 'listTickets', module: 'REWCEN3', value: 'array', token: true },
  'POST /wps/relay/PROMOFE_claimTicket': { id: 'claimTicket', module: 'REWCEN3', token: true },
  'POST /wps/relay/PROMOFE_claimFreeSpinTicket': { id: 'claimFreeSpinTicket', module: 'REWCEN3', token: true },
  'GET /wps/relay/PROMOFE_getDiscountTicketList': { id: 'listDiscountTickets', module: 'REWCEN3', value: 'array', token: true },
  'GET /wps/relay/PROMOFE_getTicketGlobalConfig': { id: 'getTicketConfig', module: 'REWCEN3', value: 'array', token: true },
  'POST /wps/relay/MCSFE_cancelTicket': { id: 'cancelTicket', module: 'REWCEN3', value: 'none', token: true },
  'GET /wps/relay/MCSFE_getRafflePromotionStatus': { id: 'getRaffleStatus', module: 'REWCEN3', token: true },
  'POST /wps/relay/MCSFE_claimRafflePromotion': { id: 'claimRaffle', module: 'REWCEN3', token: true },
} satisfies Operations
