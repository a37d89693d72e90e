import type { Call, Http, Query } from '../http.ts'
import { ordersOperations } from '../operations/orders.gen.ts'
import { value } from '../value.ts'

type Filter = Omit<Query<'listFishOrders'>, 'language'>

/** The member's bets, by category of games. */
export const orders = (http: Http) => {
  const { GET } = http.clientOf(ordersOperations)
  const by = (filter: Filter) => ({ params: { query: { language: http.language(), ...filter } } })

  return {
    listFishOrders: (filter: Filter = {}, call?: Call) =>
      value(GET('/wps/relay/ODSFE2_FishOrders', { ...by(filter), ...call })),
    listLiveOrders: (filter: Filter = {}, call?: Call) =>
      value(GET('/wps/relay/ODSFE2_LiveOrders', { ...by(filter), ...call })),
    listPvpOrders: (filter: Filter = {}, call?: Call) =>
      value(GET('/wps/relay/ODSFE2_PvPOrders', { ...by(filter), ...call })),
    listSportsSettledOrders: (filter: Filter = {}, call?: Call) =>
      value(GET('/wps/relay/ODSFE2_SportsSettOrders', { ...by(filter), ...call })),
    listSportsUnsettledOrders: (filter: Filter = {}, call?: Call) =>
      value(GET('/wps/relay/ODSFE2_SportsUnsettOrders', { ...by(filter), ...call })),
    listRemoteSportsOrders: (filter: Filter = {}, call?: Call) =>
      value(GET('/wps/relay/ODSFE2_ordersSportsRemote', { ...by(filter), ...call })),
  }
}
