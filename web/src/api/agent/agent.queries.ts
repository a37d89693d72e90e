import { agent } from '@longan/sdk/agent'
import { downlines } from '@longan/sdk/downlines'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { http } from '../gateway.ts'
import { pagedQuery } from '../paged-query.ts'
import type { Period } from '../games/records.queries.ts'

const SIZE = 20
/** The maximum page size of the gateway: a team may have thousands of members. */
const DOWNLINES_PER_PAGE = 100
/** Rows per page: more than the days of the longest period. */
const DAYS_PER_PAGE = 60

const toDateRange = ({ start, end }: Period) => ({ startDate: start, endDate: end })

export const teamOverviewQuery = (period: Period) =>
  queryOptions({
    queryKey: ['agent', 'overview', period.start, period.end],
    queryFn: ({ signal }) => agent(http).getOverview(toDateRange(period), { signal }),
  })

/** The profit and loss of each direct downline including its team; `of` selects the team of a downline. */
export const teamReportQuery = (period: Period, of: string) =>
  pagedQuery(['agent', 'report', period.start, period.end, of], async (page, signal) => {
    const query = { ...toDateRange(period), ...(of && { subordinateName: of }), page, size: SIZE }
    const { list: rows, ...rest } = await agent(http).listProfitAndLoss(query, { signal })
    return { rows, ...rest }
  })

/** The agent's commissions, one row per day, the newest first. */
export const commissionsQuery = (period: Period) =>
  pagedQuery(['agent', 'commissions', period.start, period.end], async (page, signal) => {
    const query = { ...toDateRange(period), page, size: DAYS_PER_PAGE }
    const { list: rows, ...rest } = await agent(http).listCommissions(query, { signal })
    return { rows, ...rest }
  })

/** The direct downlines of the agent, or of `upline`; `name` searches all levels by account name. */
export const downlinesQuery = ({ name, upline }: { name: string; upline: string }) =>
  pagedQuery(['agent', 'downlines', upline, name], async (page, signal) => {
    const filter = name ? { name } : upline ? { upline } : { level: 1 }
    const { list: rows, ...rest } = await downlines(http).listDownlines(
      { ...filter, page, size: DOWNLINES_PER_PAGE },
      { signal },
    )
    return { rows, ...rest }
  })

export const directAgentsQuery = (name: string) =>
  pagedQuery(['agent', 'downlines', 'agents', name], async (page, signal) => {
    const filter = { level: 1, type: 1 as const, ...(name && { name }) }
    const { list: rows, ...rest } = await downlines(http).listDownlines({ ...filter, page, size: SIZE }, { signal })
    return { rows, ...rest }
  })

export const downlineRebatesQuery = () =>
  pagedQuery(['agent', 'rebates'], async (page, signal) => {
    const { list: rows, ...rest } = await downlines(http).listDownlineRebates({ page, size: SIZE }, { signal })
    return { rows, ...rest }
  })

export const rebateRangesQuery = () =>
  queryOptions({
    queryKey: ['agent', 'ranges'],
    queryFn: ({ signal }) => downlines(http).listRebateRanges({}, { signal }),
  })

type RebatesInput = Parameters<ReturnType<typeof downlines>['setDownlineRebates']>[0]

export const setRebates = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (input: RebatesInput) => downlines(http).setDownlineRebates(input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['agent', 'rebates'] }),
  })

type NewDownline = Parameters<ReturnType<typeof downlines>['createDownline']>[0]

/** Creates a direct downline. The idempotency key makes it safe to send again. */
export const createDownline = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, idempotencyKey }: { body: NewDownline; idempotencyKey: string }) =>
      downlines(http).createDownline(body, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['agent'] }),
  })

export const promoteDownline = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (downline: string) => downlines(http).promoteDownline(downline),
    onSuccess: () => client.invalidateQueries({ queryKey: ['agent'] }),
  })
