import type { Prefetch } from '#api/site/first-view.ts'
import { depositChannelsQuery, depositSettingsQuery } from '#api/wallet/deposits.queries.ts'
import { memberInfoQuery } from '#api/member/member.queries.ts'
import { prefetchLimits } from '#api/member/responsible.queries.ts'
import { statusQuery } from '#api/site/system.queries.ts'

export const prefetchDeposit: Prefetch = (client, language) =>
  Promise.all([
    client.prefetchQuery(statusQuery()),
    client.prefetchQuery(depositChannelsQuery(language)),
    client.prefetchQuery(depositSettingsQuery()),
    client.prefetchQuery(memberInfoQuery()),
    prefetchLimits(client),
  ])
