import { type DateRange, isWithin } from '../../kernel/validation/inputs.ts'
import type { Value } from '../../kernel/http/http.ts'
import { dayOf } from '../../kernel/world/local-day.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import type { Commission } from './agent.model.ts'
import type { Figures, FiguresService } from './figures.service.ts'
import type { Downline, TreeService } from './tree.service.ts'

type TeamFigures = Value<'getTeamOverview'>['team']

/** Converts figures to the response format. Profit and loss are from the members' view; the net profit includes bonuses and commissions. */
export function toFigures({ deposits, withdrawals, stakes, wins, bonuses, commissions }: Figures): TeamFigures {
  return {
    depositAmount: toDecimal(deposits),
    withdrawAmount: toDecimal(withdrawals),
    betAmount: toDecimal(stakes),
    winAmount: toDecimal(wins),
    profitAndLoss: toDecimal(wins - stakes),
    bonusAmount: toDecimal(bonuses),
    rebateAmount: toDecimal(commissions),
    netProfit: toDecimal(wins - stakes + bonuses + commissions),
  }
}

export const toCommission = ({ id, day, paidAt, amount, parts }: Commission) => ({
  orderNo: id,
  day: dayOf(day),
  paidTime: paidAt,
  netStake: toDecimal(parts.reduce((sum, { stake }) => sum + stake, 0)),
  amount: toDecimal(amount),
  details: parts.map((part) => ({
    productType: part.category,
    netStake: toDecimal(part.stake),
    amount: toDecimal(part.amount),
  })),
})

export const kindOf = ({ type = 0 }: Downline['member']): 0 | 1 => (type === 0 ? 0 : 1)

type Dependencies = { tree: TreeService; figures: FiguresService }

export const teamView = ({ tree, figures }: Dependencies) => ({
  overview(top: number, range: DateRange): Value<'getTeamOverview'> {
    const team = tree.branchOf(top)
    const ids = team.map(({ id }) => id)
    return {
      memberCount: team.length,
      agentCount: team.filter(({ member }) => kindOf(member) === 1).length,
      directCount: team.filter(({ level }) => level === 1).length,
      newMemberCount: team.filter(({ joinedAt }) => isWithin(joinedAt, range)).length,
      activeMemberCount: ids.filter((id) => figures.isActive(id, range)).length,
      teamBalance: toDecimal(figures.balanceOf(ids)),
      commissionAmount: toDecimal(figures.of(top, range).commissions),
      team: toFigures(figures.ofAll(ids, range)),
    }
  },
  row({ id, member }: Downline, range: DateRange) {
    const ids = [id, ...tree.branchOf(id).map((one) => one.id)]
    const sums = toFigures(figures.ofAll(ids, range))
    return { customerName: member.account, type: kindOf(member), memberCount: ids.length, figures: sums }
  },
})
