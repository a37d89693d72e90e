import type { affiliates } from '@longan/sdk/affiliates'

export type AffiliateUrl = Awaited<ReturnType<ReturnType<typeof affiliates>['listAffiliateUrls']>>[number]
