import type { QueryClient, QueryFilters } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** `site` marks a response that is the same for everyone; otherwise it belongs to the member who fetched it. */
    queryMeta: { of?: 'site' }
  }
}

const memberQueries: QueryFilters = { predicate: ({ meta }) => meta?.of !== 'site' }

/** Removes everything cached for the member: responses, and what was sent. */
export function forgetMember(client: QueryClient) {
  client.removeQueries(memberQueries)
  const sent = client.getMutationCache()
  // A pending login continues.
  for (const mutation of sent.getAll()) if (mutation.state.status !== 'pending') sent.remove(mutation)
}
