import { getTeamOverview, listCommissions, listTeamProfitAndLoss } from '@longan/react-query/agent'
import { listContracts, listDividends, listSalaries } from '@longan/react-query/contract-book'
import { getFundsConsolidated } from '@longan/react-query/contracts'
import { listDownlineRebates, listDownlines } from '@longan/react-query/downlines'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/gateway.ts'
import { allPagesQuery, PAGE_SIZE, pagedQuery } from '#api/query-options.ts'
import type { Period } from '#api/games/records.queries.ts'

/** The maximum page size of the gateway: a team may have thousands of members. */
const MAX_PAGE_SIZE = 100
/** Rows per page: more than the days of the longest period. */
const DAYS_PER_PAGE = 60

const toDateRange = ({ start, end }: Period) => ({ startDate: start, endDate: end })

/** What the pages of the agent area show. */
export const agentReads = [
  getTeamOverview,
  listTeamProfitAndLoss,
  listCommissions,
  listDownlines,
  listDownlineRebates,
  listContracts,
  listSalaries,
  listDividends,
  getFundsConsolidated,
]

export const teamOverviewQuery = (period: Period) => getTeamOverview.queryOptions(api, toDateRange(period))

/** The profit and loss of each direct downline including its team; `of` selects the team of a downline. */
export const teamReportQuery = (period: Period, of: string) =>
  pagedQuery(listTeamProfitAndLoss, {
    ...toDateRange(period),
    ...(of && { subordinateName: of }),
    size: PAGE_SIZE,
  })

/** The agent's commissions, one row per day, the newest first. */
export const commissionsQuery = (period: Period) =>
  pagedQuery(listCommissions, { ...toDateRange(period), size: DAYS_PER_PAGE })

/** The direct downlines of the agent, or of `upline`; `name` searches all levels by account name. */
export const downlinesQuery = ({ name, upline }: { name: string; upline: string }) =>
  pagedQuery(listDownlines, {
    ...(name ? { name } : upline ? { upline } : { level: 1 }),
    size: MAX_PAGE_SIZE,
  })

export const directAgentsQuery = (name: string) =>
  pagedQuery(listDownlines, { level: 1, type: 1 as const, ...(name && { name }), size: PAGE_SIZE })

export const payoutsQuery = (of: 'salary' | 'dividends', period: Period) =>
  pagedQuery(of === 'salary' ? listSalaries : (listDividends as typeof listSalaries), {
    ...toDateRange(period),
    size: PAGE_SIZE,
  })

/** The rebates of each direct downline. */
export const downlineRebatesQuery = () => pagedQuery(listDownlineRebates, { size: PAGE_SIZE })

/** The contracts offered to the agent, or by the agent. */
export const contractsQuery = (isOffered: boolean) =>
  pagedQuery(listContracts, { ...(isOffered && { offered: 'Y' as const }), size: PAGE_SIZE })

/** The agent's active contracts, which limit what the agent can offer. */
export const activeContractsQuery = () =>
  queryOptions({
    ...allPagesQuery(listContracts, { size: MAX_PAGE_SIZE }),
    select: (pages) => pages.flatMap(({ items }) => items).filter(({ status }) => status === 'ACTIVE'),
  })
