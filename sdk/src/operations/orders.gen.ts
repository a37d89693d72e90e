// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const ordersOperations = {
  'GET /wps/relay/ODSFE2_FishOrders': { id: 'listFishOrders', module: 'TRANSBETREPMEM3', token: true },
  'GET /wps/relay/ODSFE2_LiveOrders': { id: 'listLiveOrders', module: 'TRANSBETREPMEM3', token: true },
  'GET /wps/relay/ODSFE2_PvPOrders': { id: 'listPvpOrders', module: 'TRANSBETREPMEM3', token: true },
  'GET /wps/relay/ODSFE2_SportsSettOrders': { id: 'listSportsSettledOrders', module: 'TRANSBETREPMEM3', token: true },
  'GET /wps/relay/ODSFE2_SportsUnsettOrders': { id: 'listSportsUnsettledOrders', module: 'TRANSBETREPMEM3', token: true },
  'GET /wps/relay/ODSFE2_ordersSportsRemote': { id: 'listRemoteSportsOrders', module: 'TRANSBETREPMEM3', token: true },
} satisfies Operations
