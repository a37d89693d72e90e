import type { Call, Http, Query } from '../http.ts'
import { ordersOperations } from '../operations/orders.gen.ts'
import { paged } from '../page.ts'
import { value } from '../value.ts'

type Filter = Omit<Query<'listFishOrders'>, 'language'>

/** The member's bets, by category of games. */
export const orders = (http: Http) => {
  const { GET } = http.clientOf(ordersOperations)
  const withFilter = (filter: Filter) => ({ params: { query: { language: http.language(), ...filter } } })

  return {
    listFishOrders: (filter: Filter = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/ODSFE2_FishOrders', { ...withFilter(query), ...call }))),
    listLiveOrders: (filter: Filter = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/ODSFE2_LiveOrders', { ...withFilter(query), ...call }))),
    listPvpOrders: (filter: Filter = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/ODSFE2_PvPOrders', { ...withFilter(query), ...call }))),
    listSportsSettledOrders: (filter: Filter = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/ODSFE2_SportsSettOrders', { ...withFilter(query), ...call }))),
    listSportsUnsettledOrders: (filter: Filter = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/ODSFE2_SportsUnsettOrders', { ...withFilter(query), ...call }))),
    listRemoteSportsOrders: (filter: Filter = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/ODSFE2_ordersSportsRemote', { ...withFilter(query), ...call }))),
  }
}
