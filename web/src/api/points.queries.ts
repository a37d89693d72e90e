import type { PointConversion, PointRedeeming } from '@longan/sdk'
import { points } from '@longan/sdk/points'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money.ts'
import { http } from './gateway.ts'
import { pagedQuery } from './paged-query.ts'
import { rewardMutation, rewardKey } from './reward-key.ts'

const ALL = 100
const SIZE = 20

/** How many points the person has, how they are earned, what they become. */
export const pointsQuery = () =>
  queryOptions({
    queryKey: rewardKey('points'),
    queryFn: async ({ signal }) => {
      const [balance, pointConfig] = await Promise.all([
        points(http).getBalance({ signal }),
        points(http).getConfig({ signal }),
      ])
      return { balance, ...pointConfig }
    },
  })

/** What points buy, and how much of it is left. */
export const goodsQuery = (language: Language) =>
  queryOptions({
    queryKey: rewardKey('goods', language),
    queryFn: async ({ signal }) => (await points(http).listRewards({ page: 1, size: ALL }, { signal })).list,
  })

/** What the person has bought with points, page by page. */
export const redemptionsQuery = (language: Language) =>
  pagedQuery(rewardKey('bought', language), async (page, signal) => {
    const { list: rows, totalPages } = await points(http).listRedemptions({ page, size: SIZE }, { signal })
    return { rows, totalPages }
  })

/** A command with the key of what the person intends: sent again it has no second effect. */
type IdempotentCommand<Body> = { body: Body; key: string }

/** Buys goods with points. */
export const buyGoods = (client: QueryClient) =>
  rewardMutation(client, ({ body, key }: IdempotentCommand<PointRedeeming>) => points(http).redeem(body, { idempotencyKey: key }))

/** Turns points into money. */
export const convertPoints = (client: QueryClient) =>
  rewardMutation(client, ({ body, key }: IdempotentCommand<PointConversion>) => points(http).convert(body, { idempotencyKey: key }))
