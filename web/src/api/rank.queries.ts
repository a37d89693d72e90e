import { rank } from '@longan/sdk/rank'
import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money.ts'
import { http } from './gateway.ts'
import { rewardKey } from './reward-key.ts'

/** All ranks of the club, which of them the person has, and how far the next one is. */
export const rankQuery = (language: Language) =>
  queryOptions({
    queryKey: rewardKey('rank', language),
    queryFn: async ({ signal }) => {
      const [ranks, progress] = await Promise.all([rank(http).list({ signal }), rank(http).getProgress({ signal })])
      const { ranklevel: level } = progress.playerRankProgress
      return { ranks, level, turnover: progress.totalTurnover }
    },
  })
