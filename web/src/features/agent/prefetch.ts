import type { QueryClient } from '@tanstack/react-query'
import type { Prefetch } from '#api/site/first-view.ts'
import { statusQuery } from '#api/site/system.queries.ts'
import { queryOf } from '#lib/site/paths.ts'
import { periodOf } from '#shared/records/period.ts'
import {
  commissionsQuery,
  contractsQuery,
  downlineRebatesQuery,
  downlinesQuery,
  payoutsQuery,
  teamOverviewQuery,
  teamReportQuery,
} from './agent.queries.ts'
import { pageOf } from './views.ts'

/** Prefetches the first data of the part of the area that the address names. */
export const prefetchAgentArea: Prefetch = async (client, _language, address) => {
  const query = queryOf(address)
  // The status has the time of the gateway, on which a period depends.
  await client.prefetchQuery(statusQuery())
  await prefetchPart(client, query)
}

function prefetchPart(client: QueryClient, query: URLSearchParams): Promise<unknown> | undefined {
  const page = pageOf(query)
  const { period } = periodOf(query)
  const of = (name: string) => query.get(name) ?? ''
  switch (page) {
    case undefined:
      return Promise.all([
        client.prefetchQuery(teamOverviewQuery(period)),
        client.prefetchInfiniteQuery(commissionsQuery(period)),
      ])
    case 'team':
      return client.prefetchInfiniteQuery(downlinesQuery({ name: of('name'), upline: of('upline') }))
    case 'rebates':
      return client.prefetchInfiniteQuery(downlineRebatesQuery())
    case 'commissions':
      return client.prefetchInfiniteQuery(commissionsQuery(period))
    case 'salary':
    case 'dividends':
      return client.prefetchInfiniteQuery(payoutsQuery(page, periodOf(query, { defaultName: 'month' }).period))
    case 'report':
      return client.prefetchInfiniteQuery(teamReportQuery(period, of('of')))
    case 'contracts':
      return client.prefetchInfiniteQuery(contractsQuery(of('side') === 'offered'))
    default:
      return undefined
  }
}
