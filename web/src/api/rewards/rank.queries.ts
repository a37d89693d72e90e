import { rank } from '@longan/sdk/rank'
import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { http } from '../gateway.ts'
import { rewardKey } from './reward-key.ts'

type RankConditions = Record<string, { enabled: 'Y' | 'N'; actual: number; expected: number }>
export type Condition = { name: string; actual: number; expected: number }
export type Conditions = { isAny: boolean; conditions: Condition[] }

const conditionsOf = (conditions: RankConditions = {}): Condition[] =>
  Object.entries(conditions).flatMap(([name, { enabled, actual, expected }]) =>
    enabled === 'Y' ? { name, actual, expected } : [],
  )

export const rankQuery = (language: Language) =>
  queryOptions({
    queryKey: rewardKey('rank', language),
    queryFn: async ({ signal }) => {
      const [ranks, progress] = await Promise.all([rank(http).list({ signal }), rank(http).getProgress({ signal })])
      const { ranklevel: level, ...conditions } = progress.playerRankProgress
      return {
        ranks,
        level,
        turnover: progress.totalTurnover,
        nextRank: { isAny: conditions.conditionType === 'OR', conditions: conditionsOf(conditions.condition) },
        currentRank: {
          isAny: conditions.demoteConditionType === 'OR',
          conditions: conditionsOf(conditions.demoteCondition),
        },
      }
    },
  })
