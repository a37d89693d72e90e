import type { QueryClient, QueryFilters } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** Whose an answer is: the site's, the same for everyone; unsaid, it is the person's who asked. */
    queryMeta: { of?: 'site' }
  }
}

/** All that the gateway said to one person: everything that is not marked as the site's where it is asked for. */
export const memberQueries: QueryFilters = { predicate: ({ meta }) => meta?.of !== 'site' }

/** Forgets what the gateway said to whoever was here: the next person, or nobody, asks anew. */
export const forgetMember = (client: QueryClient) => client.removeQueries(memberQueries)
