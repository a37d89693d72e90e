import type { Call, Http, Query } from '../http.ts'
import { agentOperations } from '../operations/agent.gen.ts'
import { paged } from '../page.ts'
import { value } from '../value.ts'

type Filter<Id extends 'getTeamOverview' | 'listTeamProfitAndLoss' | 'listCommissions'> = Omit<Query<Id>, 'language'>

/** The team of an agent, and what it earns. */
export const agent = (http: Http) => {
  const { GET } = http.clientOf(agentOperations)
  const inLanguage = <Q>(filter: Q) => ({ params: { query: { language: http.language(), ...filter } } })

  return {
    getOverview: async (filter: Filter<'getTeamOverview'> = {}, call?: Call) =>
      value(GET('/wps/relay/ODSFE2_getTeamOverviewSum', { ...inLanguage(filter), ...call })),
    listProfitAndLoss: (filter: Filter<'listTeamProfitAndLoss'> = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/ODSFE2_getTeamProfitAndLoss', { ...inLanguage(query), ...call }))),
    listCommissions: (filter: Filter<'listCommissions'> = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/relay/ODSFE2_getAgentCommissions', { ...inLanguage(query), ...call }))),
  }
}
