import { listInboxByCsp } from '@longan/react-query/inbox'
import type { Language } from '#lib/money/money.ts'
import { apiIn } from '../gateway.ts'
import { PAGE_SIZE, pagedQuery } from '../query-options.ts'
import type { Prefetch } from '../site/first-view.ts'

export const inboxQuery = (language: Language) => pagedQuery(listInboxByCsp, { size: PAGE_SIZE }, apiIn(language))

export const prefetchInbox: Prefetch = (client, language) => client.prefetchInfiniteQuery(inboxQuery(language))
