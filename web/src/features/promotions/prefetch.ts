import type { Prefetch } from '#api/prefetch.ts'
import { promotionsQuery } from '#api/promotions.queries.ts'
import { statusQuery } from '#api/system.queries.ts'

export const prefetchPromotions: Prefetch = (client, language) =>
  Promise.all([client.prefetchQuery(statusQuery()), client.prefetchQuery(promotionsQuery(language))])
