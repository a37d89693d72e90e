import type { Handlers, Value } from '../../kernel/http/http.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { PromotionSwitches } from '../bonuses/promotion-switches.service.ts'
import { SIGN_IN, SIGN_IN_DAYS, type SignInDay, type SignInService } from './sign-in.service.ts'

type Operations = 'listSignInPromotions' | 'getSignInCalendar' | 'claimSignIn'
type Row = Value<'getSignInCalendar'>['list'][number]
type Today = ReturnType<SignInService['todayOf']>

const TICKET_NAMES = { vi: 'Vòng quay may mắn', en: 'Prize wheel' }

type Dependencies = { signIn: SignInService; promotionSwitches: PromotionSwitches }

export const signInHandlers = ({ signIn, promotionSwitches }: Dependencies): Handlers<Operations> => ({
  listSignInPromotions: ({ language }) => [
    {
      configId: SIGN_IN.configId,
      name: SIGN_IN.name[language],
      type: 'C' as const,
      description: SIGN_IN.description[language],
    },
  ],
  getSignInCalendar: ({ member, query: { configId }, language }) => {
    if (configId !== SIGN_IN.configId) throw invalidField('configId', 'is not a calendar of this site')
    const today = signIn.todayOf(member().id)
    const claimed = signIn.claimedBy(member().id)
    return {
      list: SIGN_IN_DAYS.map((day) => toRow(day, today, language)),
      footer: {
        dayCountClaimed: today.isClaimed ? today.dayCount : today.dayCount - 1,
        totalClaimedAmount: toDecimal(claimed.reduce((sum, { money }) => sum + money, 0)),
        totalClaimedPointAmount: claimed.reduce((sum, { points }) => sum + points, 0),
      },
    }
  },
  claimSignIn: async ({ member, body, language }) => {
    promotionSwitches.assertEnabled('LOGIN', 'promotionConfigDetailId')
    const day = await signIn.claim(member(), body.promotionConfigDetailId)
    return rewardOf(day, language)
  },
})

const yesNo = (condition: boolean) => (condition ? 'Y' : 'N')

const rewardOf = ({ money, points, ticket: ticketType }: SignInDay, language: Language) => ({
  amount: toDecimal(money),
  pointAmount: points,
  ...(ticketType && {
    ticket: { rewardName: TICKET_NAMES[language], ticketType, rewardType: 'TICKET', ticketStyle: 'DEFAULT' },
  }),
})

function toRow(day: SignInDay, { dayCount, isClaimed }: Today, language: Language): Row {
  const isToday = day.dayCount === dayCount
  return {
    id: day.id,
    dayCount: day.dayCount,
    ...rewardOf(day, language),
    isToday: yesNo(isToday),
    hasClaimed: yesNo(day.dayCount < dayCount || (isToday && isClaimed)),
    isClaimedToday: yesNo(isToday && isClaimed),
    depositAmount: 0,
    validBetAmount: 0,
  }
}
