import { contractBook } from '@longan/sdk/contract-book'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { http } from './gateway.ts'
import { pagedQuery } from './paged-query.ts'
import type { Span } from './records.queries.ts'

const SIZE = 20

/** What salaries or dividends have paid in a span, the newest first. */
export const payoutsQuery = (of: 'salary' | 'dividends', { from, to }: Span) =>
  pagedQuery(['contracts', 'payouts', of, from, to], async (page, signal) => {
    const { listSalaries, listDividends } = contractBook(http)
    const query = { startDate: from, endDate: to, page, size: SIZE }
    const { list: rows, ...rest } = await (of === 'salary' ? listSalaries : listDividends)(query, { signal })
    return { rows, ...rest }
  })

/** Contracts that were offered to the agent, or that the agent has offered. */
export const contractsQuery = (isOffered: boolean) =>
  pagedQuery(['contracts', 'book', isOffered], async (page, signal) => {
    const query = { ...(isOffered && { offered: 'Y' as const }), page, size: SIZE }
    const { list: rows, ...rest } = await contractBook(http).list(query, { signal })
    return { rows, ...rest }
  })

/** Takes back what was offered; what is in force ends once the other has seen it. */
export const withdrawContract = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (contractId: number) => contractBook(http).withdraw(contractId),
    onSettled: () => client.invalidateQueries({ queryKey: ['contracts'] }),
  })
