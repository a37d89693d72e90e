import type { QueryClient, QueryFilters } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** `site` marks a response that is the same for everyone; otherwise it belongs to the member who fetched it. */
    queryMeta: { of?: 'site' }
  }
}

/** All queries of the member: those not marked as the site's. */
export const memberQueries: QueryFilters = { predicate: ({ meta }) => meta?.of !== 'site' }

/** Removes everything cached for the member. */
export const forgetMember = (client: QueryClient) => client.removeQueries(memberQueries)
