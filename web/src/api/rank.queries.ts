import { rank } from '@longan/sdk/rank'
import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money.ts'
import { http } from './gateway.ts'
import { rewardKey } from './reward-key.ts'

type RankConditions = Record<string, { enabled: 'Y' | 'N'; actual: number; expected: number }>
/** Something to be reached: what it is called at the gateway, how far it is. */
export type Condition = { name: string; actual: number; expected: number }
export type Conditions = { isAny: boolean; conditions: Condition[] }

/** Those that count on this site. */
const conditionsOf = (asked: RankConditions = {}): Condition[] =>
  Object.entries(asked).flatMap(([name, { enabled, actual, expected }]) =>
    enabled === 'Y' ? { name, actual, expected } : [],
  )

/** All ranks of the club, which of them the person has, and how far the next one is. */
export const rankQuery = (language: Language) =>
  queryOptions({
    queryKey: rewardKey('rank', language),
    queryFn: async ({ signal }) => {
      const [ranks, progress] = await Promise.all([rank(http).list({ signal }), rank(http).getProgress({ signal })])
      const { ranklevel: level, ...asked } = progress.playerRankProgress
      return {
        ranks,
        level,
        turnover: progress.totalTurnover,
        /** What the next rank takes, and what the present one takes to be kept. */
        nextRank: { isAny: asked.conditionType === 'OR', conditions: conditionsOf(asked.condition) },
        currentRank: { isAny: asked.demoteConditionType === 'OR', conditions: conditionsOf(asked.demoteCondition) },
      }
    },
  })
