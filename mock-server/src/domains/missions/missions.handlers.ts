import type { Handlers } from '../../kernel/http.ts'
import type { Language } from '../../kernel/language.ts'
import { DAY } from '../../kernel/local-day.ts'
import { toDecimal } from '../../kernel/money.ts'
import { pageOf } from '../../kernel/paging.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { PromotionSwitches } from '../bonuses/promotion-switches.service.ts'
import { type LeaderboardService, type Place, PRIZES } from './leaderboard.service.ts'
import { type Mission, MISSIONS } from './mission-list.ts'
import type { Goal, MissionsService } from './missions.service.ts'

type Operations =
  | 'listMissions'
  | 'getMissionLeaderboard'
  | 'claimMissions'
  | 'listQuests'
  | 'listRankBoards'
  | 'recordHeartbeat'
type Needs = { missions: MissionsService; leaderboard: LeaderboardService; promotionSwitches: PromotionSwitches }

const PAGE = 13
const RACE = MISSIONS.find(({ hasLeaderboard }) => hasLeaderboard)!

export const missionsHandlers = ({ missions, leaderboard, promotionSwitches }: Needs): Handlers<Operations> => ({
  listMissions: ({ member, language, query: { page = 1, size = PAGE } }) => {
    const { rows, totalPages } = pageOf(MISSIONS, { page, size })
    const board = leaderboard.boardOf(member())
    const ranked = board.findIndex(({ isInvented }) => !isInvented) + 1
    const viewer = { language, ranked }
    return {
      claimStatus: yesNo(missions.claimableOf(member().id).length > 0),
      list: rows.map((mission) => asMission(mission, missions.goalsOf(member().id, mission), viewer)),
      totalPages,
    }
  },
  getMissionLeaderboard: ({ member, query: { page = 1, size = PAGE } }) => {
    const board = leaderboard.boardOf(member())
    const { rows, totalPages } = pageOf(board, { page, size })
    return { list: rows.map(asPlace), mine: asPlace(board.find(({ isInvented }) => !isInvented)!), totalPages }
  },
  claimMissions: async ({ member, body, language }) => {
    promotionSwitches.refuseOff('MISSION', 'claimLeaderboard')
    if (body.claimLeaderboard !== 'Y') return (await missions.claim(member())).map((goal) => asReward(goal, language))
    const money = await leaderboard.claimLastWeek(member())
    if (money === 0) throw new Refusal(400, 'no_mission_claim', 'There is no prize of last week')
    return [{ title: RACE.title[language], rewardAmount: toDecimal(money), rewardPoint: 0 }]
  },
  listQuests: ({ member, language }) =>
    MISSIONS.flatMap((mission) => missions.goalsOf(member().id, mission)).map((goal) => asQuest(goal, language)),
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

const yesNo = (isSo: boolean): 'Y' | 'N' => (isSo ? 'Y' : 'N')
/** Counts as they are; stakes in money. */
const inUnit = ({ counts }: Mission, value: number) => (counts === 'stake' ? toDecimal(value) : value)

function asMission(mission: Mission, goals: Goal[], { language, ranked }: { language: Language; ranked: number }) {
  const [{ span, reached }] = goals as [Goal]
  const next = goals.find(({ target }) => target > reached) ?? goals.at(-1)!
  return {
    missionId: mission.id,
    title: mission.title[language],
    startTime: span.from,
    endTime: span.to,
    totalCompleted: goals.filter(({ target }) => reached >= target).length,
    totalMilestones: goals.length,
    ...(mission.hasLeaderboard && { ranked }),
    milestone: inUnit(mission, next.target),
    current: inUnit(mission, reached),
    leaderboard: yesNo(mission.hasLeaderboard),
  }
}

const asReward = ({ mission, money, points }: Goal, language: Language) => ({
  title: mission.title[language],
  rewardAmount: toDecimal(money),
  rewardPoint: points,
})

function asQuest(goal: Goal, language: Language) {
  const { mission, key, target, reached, isClaimed, span } = goal
  const open = reached >= target ? ('REACHED' as const) : ('OPEN' as const)
  return {
    questId: key,
    ...asReward(goal, language),
    current: inUnit(mission, reached),
    target: inUnit(mission, target),
    status: isClaimed ? ('CLAIMED' as const) : open,
    endTime: span.to,
  }
}

const asPlace = ({ ranking, name, stake, prize, isInvented }: Place) => ({
  ranking,
  customerName: name,
  turnover: toDecimal(stake),
  prize: toDecimal(prize),
  isDemo: yesNo(isInvented),
})
