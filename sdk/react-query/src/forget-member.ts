import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** A guest's responses have the account null. */
const isPersonal = ([, scope]: QueryKey) => (scope as { account?: string | null } | undefined)?.account !== undefined

/** Removes everything that was read or sent by the member. Call it at each login and logout. Queries of the app itself stay. */
export function forgetMember(client: QueryClient) {
  const personal = { predicate: ({ queryKey }: { queryKey: QueryKey }) => isPersonal(queryKey) }
  void client.cancelQueries(personal)
  client.removeQueries(personal)
  const sent = client.getMutationCache()
  // A pending login continues.
  for (const mutation of sent.getAll()) if (mutation.state.status !== 'pending') sent.remove(mutation)
}
