import type { Ask } from '#api/prefetch.ts'
import { promotionsQuery } from '#api/promotions.queries.ts'
import { statusQuery } from '#api/system.queries.ts'

/** What the list of promotions shows first. */
export const askPromotions: Ask = (client, language) =>
  Promise.all([client.prefetchQuery(statusQuery()), client.prefetchQuery(promotionsQuery(language))])
