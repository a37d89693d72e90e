import { rank } from '@longan/sdk/rank'
import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money.ts'
import { http } from './gateway.ts'
import { rewardKey } from './reward-key.ts'

type RankConditions = Record<string, { enabled: 'Y' | 'N'; actual: number; expected: number }>
/** A condition, named as at the gateway, and its progress. */
export type Condition = { name: string; actual: number; expected: number }
export type Conditions = { isAny: boolean; conditions: Condition[] }

/** The conditions enabled on this site. */
const conditionsOf = (conditions: RankConditions = {}): Condition[] =>
  Object.entries(conditions).flatMap(([name, { enabled, actual, expected }]) =>
    enabled === 'Y' ? { name, actual, expected } : [],
  )

/** All ranks of the club, the member's rank, and the progress to the next one. */
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
        /** The conditions of the next rank, and those to keep the current one. */
        nextRank: { isAny: conditions.conditionType === 'OR', conditions: conditionsOf(conditions.condition) },
        currentRank: {
          isAny: conditions.demoteConditionType === 'OR',
          conditions: conditionsOf(conditions.demoteCondition),
        },
      }
    },
  })
