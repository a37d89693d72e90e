import type { Handlers } from '../../kernel/http/http.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { DAY } from '../../kernel/world/local-day.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { PromotionSwitches } from '../bonuses/promotion-switches.service.ts'
import { type LeaderboardService, type Rank, PRIZES } from './leaderboard.service.ts'
import { type Mission, MISSIONS } from './mission-list.ts'
import type { Goal, MissionsService } from './missions.service.ts'

type Operations =
  | 'listMissions'
  | 'getMissionLeaderboard'
  | 'claimMissions'
  | 'listQuests'
  | 'listRankBoards'
  | 'recordHeartbeat'
type Dependencies = { missions: MissionsService; leaderboard: LeaderboardService; promotionSwitches: PromotionSwitches }

const PAGE_SIZE = 13
const RACE = MISSIONS.find(({ hasLeaderboard }) => hasLeaderboard)!

export const missionsHandlers = ({ missions, leaderboard, promotionSwitches }: Dependencies): Handlers<Operations> => ({
  listMissions: ({ member, language, query: { page = 1, size = PAGE_SIZE } }) => {
    const { rows, totalPages } = pageOf(missions.offeredTo(member().id), { page, size })
    const board = leaderboard.boardOf(member())
    const ranked = board.findIndex(({ isInvented }) => !isInvented) + 1
    const viewer = { language, ranked }
    return {
      claimStatus: yesNo(missions.claimableGoals(member().id).length > 0),
      list: rows.map((mission) => toMission(mission, missions.goalsOf(member().id, mission), viewer)),
      totalPages,
    }
  },
  getMissionLeaderboard: ({ member, query: { page = 1, size = PAGE_SIZE } }) => {
    const board = leaderboard.boardOf(member())
    const { rows, totalPages } = pageOf(board, { page, size })
    return { list: rows.map(toRank), mine: toRank(board.find(({ isInvented }) => !isInvented)!), totalPages }
  },
  claimMissions: async ({ member, body, language }) => {
    promotionSwitches.assertEnabled('MISSION', 'claimLeaderboard')
    if (body.claimLeaderboard !== 'Y') return (await missions.claim(member())).map((goal) => toReward(goal, language))
    const money = await leaderboard.claimLastWeek(member())
    if (money === 0) throw new Refusal(400, 'no_mission_claim', 'There is no prize of last week')
    return [{ title: RACE.title[language], rewardAmount: toDecimal(money), rewardPoint: 0 }]
  },
  listQuests: ({ member, language }) =>
    missions
      .offeredTo(member().id)
      .flatMap((mission) => missions.goalsOf(member().id, mission))
      .map((goal) => toQuest(goal, language)),
  listRankBoards: ({ language }) => {
    const startTime = leaderboard.thisWeek()
    const prizes = PRIZES.map((prize, index) => ({ ranking: index + 1, prize: toDecimal(prize) }))
    return [{ rankBoardId: RACE.id, title: RACE.title[language], startTime, endTime: startTime + 7 * DAY, prizes }]
  },
  recordHeartbeat: async ({ member }) => {
    await missions.recordHeartbeat(member().id)
    return true
  },
})

const yesNo = (condition: boolean): 'Y' | 'N' => (condition ? 'Y' : 'N')
const toUnit = ({ counts }: Mission, value: number) => (counts === 'stake' ? toDecimal(value) : value)

function toMission(mission: Mission, goals: Goal[], { language, ranked }: { language: Language; ranked: number }) {
  const [{ period, reached }] = goals as [Goal]
  const next = goals.find(({ target }) => target > reached) ?? goals.at(-1)!
  return {
    missionId: mission.id,
    title: mission.title[language],
    startTime: period.start,
    endTime: period.end,
    totalCompleted: goals.filter(({ target }) => reached >= target).length,
    totalMilestones: goals.length,
    ...(mission.hasLeaderboard && { ranked }),
    milestone: toUnit(mission, next.target),
    current: toUnit(mission, reached),
    leaderboard: yesNo(mission.hasLeaderboard),
  }
}

const toReward = ({ mission, money, points }: Goal, language: Language) => ({
  title: mission.title[language],
  rewardAmount: toDecimal(money),
  rewardPoint: points,
})

function toQuest(goal: Goal, language: Language) {
  const { mission, key, target, reached, isClaimed, period } = goal
  const open = reached >= target ? ('REACHED' as const) : ('OPEN' as const)
  return {
    questId: key,
    ...toReward(goal, language),
    current: toUnit(mission, reached),
    target: toUnit(mission, target),
    unit: mission.counts === 'stake' ? ('MONEY' as const) : ('COUNT' as const),
    status: isClaimed ? ('CLAIMED' as const) : open,
    endTime: period.end,
  }
}

const toRank = ({ ranking, name, stake, prize, isInvented }: Rank) => ({
  ranking,
  customerName: name,
  turnover: toDecimal(stake),
  prize: toDecimal(prize),
  isDemo: yesNo(isInvented),
})
