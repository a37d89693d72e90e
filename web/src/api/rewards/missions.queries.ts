import { missions } from '@longan/sdk/missions'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { http } from '../gateway.ts'
import { isSessionLost } from '../problems.ts'
import { rewardMutation, rewardKey } from './reward-key.ts'

/** The daily and weekly quests. Opening the page sends a heartbeat, which some quests count. */
export const questsQuery = (language: Language) =>
  queryOptions({
    queryKey: rewardKey('quests', language),
    queryFn: async ({ signal }) => {
      await missions(http)
        .recordHeartbeat({ signal })
        .catch((error: unknown) => {
          // A lost session is thrown; any other error may cost a quest, but not the page.
          if (isSessionLost(error)) throw error
        })
      return missions(http).listQuests({ signal })
    },
  })

export const leaderboardQuery = () =>
  queryOptions({
    queryKey: rewardKey('leaderboard'),
    queryFn: ({ signal }) => missions(http).getLeaderboard({ page: 1, size: 10 }, { signal }),
  })

const sumOf = (rows: readonly { rewardAmount: number; rewardPoint: number }[]) => ({
  money: rows.reduce((sum, { rewardAmount }) => sum + rewardAmount, 0),
  points: rows.reduce((sum, { rewardPoint }) => sum + rewardPoint, 0),
})

/** Claims all completed quests, or the prize of last week's leaderboard. */
export const claimMissions = (client: QueryClient) =>
  rewardMutation(client, async (of: 'goals' | 'leaderboard') =>
    sumOf(await missions(http).claim(of === 'leaderboard' ? 'Y' : 'N')),
  )
