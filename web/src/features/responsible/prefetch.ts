import { rulebookQuery } from '#api/member/responsible.queries.ts'
import type { Prefetch } from '#api/site/first-view.ts'

export const prefetchRules: Prefetch = (client) => client.prefetchQuery(rulebookQuery())
