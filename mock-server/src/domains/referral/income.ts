import { toDecimal } from '../../kernel/money/money.ts'
import type { Bonus, Period } from '../bonuses/bonuses.service.ts'

type IncomeInput = { bonuses: Bonus[]; today: Period; yesterday: Period }

const sum = (bonuses: Bonus[]) => toDecimal(bonuses.reduce((total, { money }) => total + money, 0))
const inPeriod = (bonuses: Bonus[], { start, end }: Period) => bonuses.filter(({ at }) => at >= start && at < end)
const ofKind = (bonuses: Bonus[], kind: string) => bonuses.filter(({ key }) => key.startsWith(`referral:${kind}:`))

/** Returns referral income by kind (facts D.16). Deposits of friends earn nothing. */
export function incomeOf({ bonuses, today, yesterday }: IncomeInput) {
  const [friends, achievements, stakes] = ['friend', 'achievement', 'stakes'].map((kind) => ofKind(bonuses, kind))
  return {
    totalAmountToday: sum(inPeriod(bonuses, today)),
    totalAmountYesterday: sum(inPeriod(bonuses, yesterday)),
    invitationAmount: sum(friends!),
    invitationCountMember: friends!.length,
    achievementAmount: sum(achievements!),
    achievementCountMember: achievements!.length,
    depositRebateAmount: 0,
    depositCountMember: 0,
    totalBetRebateAmount: sum(stakes!),
    bettingCountMember: stakes!.length,
  }
}
