import type { QueryClient, QueryKey } from '@tanstack/react-query'

const isPersonal = ([, scope]: QueryKey) => typeof scope === 'object' && scope !== null && 'account' in scope

/** Removes everything that was read or sent by the member. Call it at each login and logout. Queries of the app itself stay. */
export function forgetMember(client: QueryClient) {
  void client.cancelQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) })
  client.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) })
  const sent = client.getMutationCache()
  // A pending login continues.
  for (const mutation of sent.getAll()) if (mutation.state.status !== 'pending') sent.remove(mutation)
}
