import { contractBook } from '@longan/sdk/contract-book'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { http } from '../gateway.ts'
import { pagedQuery } from '../paged-query.ts'
import type { Period } from '../games/records.queries.ts'

const SIZE = 20

export const payoutsQuery = (of: 'salary' | 'dividends', { start, end }: Period) =>
  pagedQuery(['contracts', 'payouts', of, start, end], async (page, signal) => {
    const { listSalaries, listDividends } = contractBook(http)
    const query = { startDate: start, endDate: end, page, size: SIZE }
    const { list: rows, ...rest } = await (of === 'salary' ? listSalaries : listDividends)(query, { signal })
    return { rows, ...rest }
  })

/** The contracts offered to the agent, or by the agent. */
export const contractsQuery = (isOffered: boolean) =>
  pagedQuery(['contracts', 'book', isOffered], async (page, signal) => {
    const query = { ...(isOffered && { offered: 'Y' as const }), page, size: SIZE }
    const { list: rows, ...rest } = await contractBook(http).list(query, { signal })
    return { rows, ...rest }
  })

const MAX_PAGE_SIZE = 100

/** The agent's active contracts, which limit what the agent can offer. */
export const activeContractsQuery = () =>
  queryOptions({
    queryKey: ['contracts', 'terms'],
    queryFn: async ({ signal }) => {
      const pageAt = (page: number) => contractBook(http).list({ page, size: MAX_PAGE_SIZE }, { signal })
      const first = await pageAt(1)
      const others = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => pageAt(index + 2))
      const pages = [first, ...(await Promise.all(others))]
      return pages.flatMap(({ list }) => list).filter(({ status }) => status === 'ACTIVE')
    },
  })

type OfferCommand = { body: Parameters<ReturnType<typeof contractBook>['offer']>[0]; idempotencyKey: string }

/** Offers a contract to a direct downline. The idempotency key makes it safe to send again. */
export const offerContract = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, idempotencyKey }: OfferCommand) => contractBook(http).offer(body, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['contracts'] }),
  })

/** Withdraws an offer; an active contract ends after the downline has acknowledged that. */
export const withdrawContract = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (contractId: number) => contractBook(http).withdraw(contractId),
    onSettled: () => client.invalidateQueries({ queryKey: ['contracts'] }),
  })
