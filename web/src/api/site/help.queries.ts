import { system } from '@longan/sdk/system'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { http } from '../gateway.ts'

export const helpTopicsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['system', 'help', language],
    queryFn: ({ signal }) => system(http).listHelpTopics({ signal }),
    staleTime: 10 * 60_000,
    placeholderData: keepPreviousData,
  })
