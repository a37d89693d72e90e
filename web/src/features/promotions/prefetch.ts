import type { Prefetch } from '#api/site/first-view.ts'
import { promotionsQuery } from '#api/rewards/promotions.queries.ts'
import { statusQuery } from '#api/site/system.queries.ts'

export const prefetchPromotions: Prefetch = (client, language) =>
  Promise.all([client.prefetchQuery(statusQuery()), client.prefetchQuery(promotionsQuery(language))])
