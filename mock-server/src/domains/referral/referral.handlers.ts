import { accountNames } from '../../catalogue/names.gen.ts'
import type { HandlerCall, Handlers, Value } from '../../kernel/http/http.ts'
import type { Language, LocalizedText } from '../../kernel/validation/language.ts'
import { DAY, dayOf, midnightBefore, monthBefore } from '../../kernel/world/local-day.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Bonus, Period } from '../bonuses/bonuses.service.ts'
import type { PromotionSwitches } from '../bonuses/promotion-switches.service.ts'
import { type Referral, type ReferralService, ACHIEVEMENTS, REWARD_PER_FRIEND } from './referral.service.ts'

type Operations =
  | 'getReferralDetails'
  | 'listReferrals'
  | 'getReferralIncome'
  | 'listReferralRanking'
  | 'listReferralRules'
  | 'listReferralEstimates'
  | 'listReferralAchievements'
  | 'claimReferralRewards'

const PAGE_SIZE = 13
const RANKING_SIZE = 10

type Dependencies = { referral: ReferralService; promotionSwitches: PromotionSwitches }

export const referralHandlers = ({ referral, promotionSwitches }: Dependencies): Handlers<Operations> => ({
  getReferralDetails: ({ member }) => detailsOf(referral, member().id),
  listReferrals: ({ member, query: { status, page = 1, size = PAGE_SIZE } }) => {
    const friends = referral.friendsOf(member().id).map((friend) => toFriend(friend, referral.isQualified(friend)))
    const filtered = friends.filter((friend) => status === undefined || friend.status === status)
    const { rows, total, totalPages } = pageOf(filtered, { page, size })
    const totalSuccessInvited = friends.filter((friend) => friend.status === 'C').length
    const footer = { totalSuccessInvited, totalIncompleteInvited: friends.length - totalSuccessInvited }
    return { list: rows, total, totalPages, footer }
  },
  getReferralIncome: ({ member, query, world }) => incomeFor(referral, member().id, { query, now: world.clock.now() }),
  listReferralRanking: ({ world }) => rankingOf(world),
  listReferralRules: ({ language }) =>
    REFERRAL_RULES.map(({ title, content }) => ({ title: title[language], content: content[language] })),
  listReferralEstimates: () =>
    [1, 5, 10, 50].map((inviteeUsers) => ({
      inviteeUsers,
      estimatedIncome: toDecimal(inviteeUsers * REWARD_PER_FRIEND),
    })),
  listReferralAchievements: ({ member }) =>
    ACHIEVEMENTS.map(({ friends, money }) => ({
      inviteeUsers: friends,
      amount: toDecimal(money),
      hasClaimed: referral.hasAchieved(member().id, friends) ? ('Y' as const) : ('N' as const),
    })),
  claimReferralRewards: async ({ member, language }) => {
    promotionSwitches.assertEnabled('REFERRAL', 'path')
    return (await referral.claim(member())).map((bonus) => toReward(bonus, language))
  },
})

const toReward = ({ name, money }: Pick<Bonus, 'name' | 'money'>, language: Language) => ({
  name: name[language],
  amount: toDecimal(money),
})

const toFriend = ({ account, registeredAt, invitedAt }: Referral, isQualified: boolean) => ({
  username: `${account.slice(0, 3)}***${account.slice(-1)}`,
  registerTime: registeredAt,
  inviteTime: invitedAt,
  status: isQualified ? ('C' as const) : ('I' as const),
})

function rankingOf({ random, clock }: World) {
  const stream = random('referral-ranking', dayOf(monthBefore(clock.now())))
  const rows = Array.from({ length: RANKING_SIZE }, () => {
    const name = stream.pick(accountNames)
    const totalAmount = toDecimal(REWARD_PER_FRIEND * (1 + stream.int(40)))
    return { customerName: `${name.slice(0, 3)}***${name.slice(-1)}`, totalAmount, isDemo: 'Y' as const }
  })
  return rows.toSorted((one, other) => other.totalAmount - one.totalAmount)
}

function detailsOf(referral: ReferralService, memberId: number): Value<'getReferralDetails'> {
  const earned = referral.earnedBy(memberId)
  const code = referral.codeOf(memberId)
  return {
    totalInvitations: referral.friendsOf(memberId).length,
    totalPrize: toDecimal(earned.reduce((sum, { money }) => sum + money, 0)),
    totalPoints: earned.reduce((sum, { points }) => sum + points, 0),
    affiliateCode: code,
    referralCode: code,
    backgroundImagePath: '',
    bannerImagePath: '',
    depositRebateEnabled: 'N',
    bettingRebateEnabled: 'Y',
    invitationRewardEnabled: 'Y',
    achievementEnabled: 'Y',
    promotionDomains: ['m.site.example'],
  }
}

type IncomeQuery = HandlerCall<'getReferralIncome'>['query']

function incomeFor(referral: ReferralService, memberId: number, { query, now }: { query: IncomeQuery; now: number }) {
  const midnight = midnightBefore(now)
  const { startTodayDate: start = midnight, endTodayDate: end = midnight + DAY } = query
  const { startYesterdayDate = start - DAY, endYesterdayDate = start } = query
  const friends = referral.friendsOf(memberId)
  const yesterday = { start: startYesterdayDate, end: endYesterdayDate }
  return {
    ...incomeOf({ bonuses: referral.earnedBy(memberId), today: { start, end }, yesterday }),
    memberCount: friends.length,
    memberQualifiedCount: friends.filter(referral.isQualified).length,
  }
}

type IncomeInput = { bonuses: Bonus[]; today: Period; yesterday: Period }

const sum = (bonuses: Bonus[]) => toDecimal(bonuses.reduce((total, { money }) => total + money, 0))
const inPeriod = (bonuses: Bonus[], { start, end }: Period) => bonuses.filter(({ at }) => at >= start && at < end)
const ofKind = (bonuses: Bonus[], kind: string) => bonuses.filter(({ key }) => key.startsWith(`referral:${kind}:`))

/** Returns referral income by kind (facts D.16). Deposits of friends earn nothing. */
function incomeOf({ bonuses, today, yesterday }: IncomeInput) {
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

const REFERRAL_RULES: readonly { title: LocalizedText; content: LocalizedText }[] = [
  {
    title: { vi: 'Mời bạn', en: 'Refer a friend' },
    content: {
      vi: 'Gửi mã hoặc liên kết của bạn. Bạn bè được tính khi nạp lần đầu từ 100.000\u00A0₫.',
      en: 'Share your code or link. A friend qualifies after a first deposit of 100,000\u00A0₫.',
    },
  },
  {
    title: { vi: 'Phần thưởng', en: 'Your rewards' },
    content: {
      vi: '50.000\u00A0₫ cho mỗi người bạn, một lần, và 0,1% tổng cược của họ mỗi tháng.',
      en: '50,000\u00A0₫ for each friend, once, plus 0.1% of their stakes every month.',
    },
  },
  {
    title: { vi: 'Không tự mời', en: 'No self-referral' },
    content: {
      vi: 'Mỗi người chỉ có một tài khoản; tự mời chính mình không được tính.',
      en: 'One account per person; referring yourself does not count.',
    },
  },
]
