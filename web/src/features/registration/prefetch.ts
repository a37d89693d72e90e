import { registrationRulesQuery } from '#api/member/registration.queries.ts'
import type { Prefetch } from '#api/site/first-view.ts'

/** Prefetches the rules of the registration's fields. */
export const prefetchRegistration: Prefetch = (client, language) =>
  client.prefetchQuery(registrationRulesQuery(language))
