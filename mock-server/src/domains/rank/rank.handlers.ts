import type { Handlers } from '../../kernel/http/http.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { type Rank, RANKS, type RankService } from './rank.service.ts'

type Operations = 'getRankProgress' | 'listRanks'
type Progress = ReturnType<RankService['progressOf']>

export const rankHandlers = ({ rank }: { rank: RankService }): Handlers<Operations> => ({
  getRankProgress: ({ member }) => toProgress(rank.progressOf(member().id)),
  listRanks: ({ language }) => RANKS.map((one) => toRank(one, language)),
})

/** Progress towards the next rank. Members are never demoted. */
function toProgress({ turnover, current, next }: Progress) {
  const totalTurnover = { actual: toDecimal(turnover), expected: toDecimal((next ?? current).turnover) }
  return {
    playerRankProgress: {
      labelId: next?.level ?? null,
      ranklevel: current.level,
      rankColor: current.colours[0],
      rankColor2: current.colours[1],
      conditionType: 'AND' as const,
      condition: { ...(next && { totalTurnover: { enabled: 'Y' as const, ...totalTurnover } }) },
    },
    currentProgress: {
      completedConditions: 0,
      totalExpectedConditions: next ? 1 : 0,
      completedDemoteConditions: 0,
      totalExpectedDemoteConditions: 0,
    },
    playerRankName: current.label,
    ...(next && { nextRankName: next.label }),
    totalTurnover,
  }
}

const toRank = ({ level, label, name, turnover, colours: [rankColor, rankColor2] }: Rank, language: Language) => ({
  ranklevel: level,
  labelName: label,
  rankName: name[language],
  requiredTurnover: toDecimal(turnover),
  rankColor,
  rankColor2,
})
