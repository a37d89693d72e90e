import { affiliates } from '@longan/sdk/affiliates'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { http } from '../gateway.ts'
import { pagedQuery } from '../paged-query.ts'

const SIZE = 20
const baseKey = ['affiliates']

export const affiliateUrlsQuery = () =>
  queryOptions({
    queryKey: [...baseKey, 'urls'],
    queryFn: ({ signal }) => affiliates(http).listAffiliateUrls({ signal }),
  })

/** The members who registered through a link, the newest first. */
export const registeredQuery = () =>
  pagedQuery([...baseKey, 'registered'], async (page, signal) => {
    const { list: rows, ...rest } = await affiliates(http).listRegistered({ page, size: SIZE }, { signal })
    return { rows, ...rest }
  })

export type AffiliateUrl = Awaited<ReturnType<ReturnType<typeof affiliates>['listAffiliateUrls']>>[number]
type NewUrl = Parameters<ReturnType<typeof affiliates>['createAffiliateUrl']>[0]

const invalidate = (client: QueryClient) => () => client.invalidateQueries({ queryKey: baseKey })

export const createUrl = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (input: NonNullable<NewUrl>) => affiliates(http).createAffiliateUrl(input),
    onSuccess: invalidate(client),
  })

export const deleteUrl = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => affiliates(http).deleteAffiliateUrl(id),
    onSettled: invalidate(client),
  })
