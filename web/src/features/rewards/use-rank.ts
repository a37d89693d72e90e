import { getRankProgress, listRanks } from '@longan/react-query/rank'
import { useCombined } from '#api/combined-queries.ts'
import { api, apiIn } from '#api/gateway.ts'
import type { Language } from '#lib/money/money.ts'

type RankConditions = Record<string, { enabled: 'Y' | 'N'; actual: number; expected: number }>
export type Condition = { name: string; actual: number; expected: number }
export type Conditions = { isAny: boolean; conditions: Condition[] }

const conditionsOf = (conditions: RankConditions = {}): Condition[] =>
  Object.entries(conditions).flatMap(([name, { enabled, actual, expected }]) =>
    enabled === 'Y' ? { name, actual, expected } : [],
  )

/** All ranks, and the member's progress in them. */
export const useRank = (language: Language) =>
  useCombined([listRanks.queryOptions(apiIn(language)), getRankProgress.queryOptions(api)], (ranks, progress) => {
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
  })
