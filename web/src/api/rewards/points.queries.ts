import type { PointConversion, PointRedeeming } from '@longan/sdk'
import { points } from '@longan/sdk/points'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { http } from '../gateway.ts'
import { pagedQuery } from '../paged-query.ts'
import { rewardMutation, rewardKey } from './reward-key.ts'

const ALL = 100
const SIZE = 20

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

export const goodsQuery = (language: Language) =>
  queryOptions({
    queryKey: rewardKey('goods', language),
    queryFn: async ({ signal }) => (await points(http).listRewards({ page: 1, size: ALL }, { signal })).list,
  })

export const redemptionsQuery = (language: Language) =>
  pagedQuery(rewardKey('bought', language), async (page, signal) => {
    const { list: rows, totalPages } = await points(http).listRedemptions({ page, size: SIZE }, { signal })
    return { rows, totalPages }
  })

type IdempotentCommand<Body> = { body: Body; key: string }

export const buyGoods = (client: QueryClient) =>
  rewardMutation(client, ({ body, key }: IdempotentCommand<PointRedeeming>) =>
    points(http).redeem(body, { idempotencyKey: key }),
  )

export const convertPoints = (client: QueryClient) =>
  rewardMutation(client, ({ body, key }: IdempotentCommand<PointConversion>) =>
    points(http).convert(body, { idempotencyKey: key }),
  )
