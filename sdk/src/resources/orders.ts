import type { Call, Http, Query } from '../http.ts'
import { ordersOperations } from '../operations/orders.gen.ts'
import { value } from '../value.ts'

type Filter = Omit<Query<'listFishOrders'>, 'language'>

/** The member's bets, by category of games. */
export const orders = (http: Http) => {
  const { GET } = http.clientOf(ordersOperations)
  const withFilter = (filter: Filter) => ({ params: { query: { language: http.language(), ...filter } } })

  return {
    listFishOrders: (filter: Filter = {}, call?: Call) =>
      value(GET('/wps/relay/ODSFE2_FishOrders', { ...withFilter(filter), ...call })),
    listLiveOrders: (filter: Filter = {}, call?: Call) =>
      value(GET('/wps/relay/ODSFE2_LiveOrders', { ...withFilter(filter), ...call })),
    listPvpOrders: (filter: Filter = {}, call?: Call) =>
      value(GET('/wps/relay/ODSFE2_PvPOrders', { ...withFilter(filter), ...call })),
    listSportsSettledOrders: (filter: Filter = {}, call?: Call) =>
      value(GET('/wps/relay/ODSFE2_SportsSettOrders', { ...withFilter(filter), ...call })),
    listSportsUnsettledOrders: (filter: Filter = {}, call?: Call) =>
      value(GET('/wps/relay/ODSFE2_SportsUnsettOrders', { ...withFilter(filter), ...call })),
    listRemoteSportsOrders: (filter: Filter = {}, call?: Call) =>
      value(GET('/wps/relay/ODSFE2_ordersSportsRemote', { ...withFilter(filter), ...call })),
  }
}
