import type { Prefetch } from '#api/site/first-view.ts'
import { depositChannelsQuery, depositSettingsQuery } from '#api/wallet/deposits.queries.ts'
import { prefetchLimits } from '#api/member/responsible.queries.ts'

export const prefetchDeposit: Prefetch = (client, language) =>
  Promise.all([
    client.prefetchQuery(depositChannelsQuery(language)),
    client.prefetchQuery(depositSettingsQuery()),
    prefetchLimits(client),
  ])
