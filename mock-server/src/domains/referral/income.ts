import { toDecimal } from '../../kernel/money.ts'
import type { Bonus, Span } from '../bonuses/bonuses.service.ts'

type Earned = { bonuses: Bonus[]; today: Span; yesterday: Span }

const sum = (bonuses: Bonus[]) => toDecimal(bonuses.reduce((total, { money }) => total + money, 0))
const within = (bonuses: Bonus[], { from, to }: Span) => bonuses.filter(({ at }) => at >= from && at < to)
const about = (bonuses: Bonus[], matter: string) => bonuses.filter(({ key }) => key.startsWith(`referral:${matter}:`))

/** What friends have brought, by what for (facts D.16). Deposits of friends bring nothing here. */
export function incomeOf({ bonuses, today, yesterday }: Earned) {
  const [friends, achievements, stakes] = ['friend', 'achievement', 'stakes'].map((matter) => about(bonuses, matter))
  return {
    totalAmountToday: sum(within(bonuses, today)),
    totalAmountYesterday: sum(within(bonuses, yesterday)),
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
