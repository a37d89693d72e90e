import { agent } from '@longan/sdk/agent'
import { downlines } from '@longan/sdk/downlines'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { http } from './gateway.ts'
import { pagedQuery } from './paged-query.ts'
import type { Period } from './records.queries.ts'

const SIZE = 20
/** A team may be thousands: as many as the gateway gives at once. */
const DOWNLINES_PER_PAGE = 100
/** Days of one answer: more than the longest period has. */
const DAYS_PER_PAGE = 60

const toDateRange = ({ start, end }: Period) => ({ startDate: start, endDate: end })

/** The team in figures. */
export const teamOverviewQuery = (period: Period) =>
  queryOptions({
    queryKey: ['agent', 'overview', period.start, period.end],
    queryFn: ({ signal }) => agent(http).getOverview(toDateRange(period), { signal }),
  })

/** What each direct downline won and lost together with everybody below; `of` opens the team of somebody below. */
export const teamReportQuery = (period: Period, of: string) =>
  pagedQuery(['agent', 'report', period.start, period.end, of], async (page, signal) => {
    const query = { ...toDateRange(period), ...(of && { subordinateName: of }), page, size: SIZE }
    const { list: rows, ...rest } = await agent(http).listProfitAndLoss(query, { signal })
    return { rows, ...rest }
  })

/** The agent's commissions, a row for each day, the newest first. */
export const commissionsQuery = (period: Period) =>
  pagedQuery(['agent', 'commissions', period.start, period.end], async (page, signal) => {
    const query = { ...toDateRange(period), page, size: DAYS_PER_PAGE }
    const { list: rows, ...rest } = await agent(http).listCommissions(query, { signal })
    return { rows, ...rest }
  })

/** Those below: directly below the agent, with `upline` directly below that one, with `name` all whose account has it. */
export const downlinesQuery = ({ name, upline }: { name: string; upline: string }) =>
  pagedQuery(['agent', 'downlines', upline, name], async (page, signal) => {
    const where = name ? { name } : upline ? { upline } : { level: 1 }
    const { list: rows, ...rest } = await downlines(http).listDownlines({ ...where, page, size: DOWNLINES_PER_PAGE }, { signal })
    return { rows, ...rest }
  })

/** Agents directly below, with `name` those whose account has it. */
export const directAgentsQuery = (name: string) =>
  pagedQuery(['agent', 'downlines', 'agents', name], async (page, signal) => {
    const where = { level: 1, type: 1 as const, ...(name && { name }) }
    const { list: rows, ...rest } = await downlines(http).listDownlines({ ...where, page, size: SIZE }, { signal })
    return { rows, ...rest }
  })

/** What direct downlines have of the stakes. */
export const downlineRebatesQuery = () =>
  pagedQuery(['agent', 'rebates'], async (page, signal) => {
    const { list: rows, ...rest } = await downlines(http).listDownlineRebates({ page, size: SIZE }, { signal })
    return { rows, ...rest }
  })

/** What the agent may give, by category of games. */
export const rebateRangesQuery = () =>
  queryOptions({
    queryKey: ['agent', 'ranges'],
    queryFn: ({ signal }) => downlines(http).listRebateRanges({}, { signal }),
  })

type RebatesInput = Parameters<ReturnType<typeof downlines>['setDownlineRebates']>[0]

/** Sets what a direct downline has, at once. */
export const setRebates = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (input: RebatesInput) => downlines(http).setDownlineRebates(input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['agent', 'rebates'] }),
  })

type NewDownline = Parameters<ReturnType<typeof downlines>['createDownline']>[0]

/** Makes a member directly below the agent; the key names the intent, so that sending it again makes one. */
export const createDownline = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, idempotencyKey }: { body: NewDownline; idempotencyKey: string }) =>
      downlines(http).createDownline(body, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['agent'] }),
  })

/** From now on the direct downline can have others below. */
export const promoteDownline = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (downline: string) => downlines(http).promoteDownline(downline),
    onSuccess: () => client.invalidateQueries({ queryKey: ['agent'] }),
  })
