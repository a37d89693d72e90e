import type { Caller } from '../../kernel/world/caller.ts'
import { DAY, dayOf, midnightBefore } from '../../kernel/world/local-day.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LocalizedText } from '../../kernel/validation/language.ts'
import type { Bonus, BonusesService } from '../bonuses/bonuses.service.ts'
import type { TicketsService, TicketType } from '../tickets/tickets.service.ts'

export type SignInService = ReturnType<typeof signInService>
/** A day of the calendar with its reward. Money in minor units. */
export type SignInDay = { id: number; dayCount: number; money: number; points: number; ticket?: TicketType }

export const SIGN_IN: { configId: number; name: LocalizedText; description: LocalizedText } = {
  configId: 1,
  name: { vi: 'Điểm danh 7 ngày', en: '7-day check-in' },
  description: {
    vi: 'Điểm danh mỗi ngày; bỏ lỡ một ngày thì bắt đầu lại từ ngày 1.',
    en: 'Check in every day. If you miss a day, you start again from day 1.',
  },
}
const MONEY = [100_000, 200_000, 300_000, 500_000, 800_000, 1_000_000, 2_000_000]
const POINTS = [1, 1, 2, 2, 3, 3, 10]
export const SIGN_IN_DAYS: readonly SignInDay[] = MONEY.map((money, index) => ({
  id: 101 + index,
  dayCount: index + 1,
  money,
  points: POINTS[index]!,
  ...(index === 6 && { ticket: 'PRIZE_WHEEL' as const }),
}))

const keyOn = (time: number) => `sign-in:${dayOf(time)}`

/** Rewards for consecutive days. The calendar restarts after the seventh day and after a missed day. */
export const signInService = ({ clock }: World, bonuses: BonusesService, tickets: TicketsService) => {
  const isClaimedOn = (memberId: number, time: number) => bonuses.get(memberId, keyOn(time)) !== undefined

  function streakOf(memberId: number) {
    const today = midnightBefore(clock.now())
    let days = 0
    while (isClaimedOn(memberId, today - (days + 1) * DAY)) days++
    return days
  }

  const todayOf = (memberId: number) => ({
    dayCount: (streakOf(memberId) % SIGN_IN_DAYS.length) + 1,
    isClaimed: isClaimedOn(memberId, clock.now()),
  })

  return {
    todayOf,
    claimedBy: (memberId: number): Bonus[] => bonuses.of(memberId).filter(({ key }) => key.startsWith('sign-in:')),

    async claim(member: Caller, id: number): Promise<SignInDay> {
      bonuses.assertNotTrial(member)
      const day = SIGN_IN_DAYS.find((one) => one.id === id)
      if (!day) throw invalidField('promotionConfigDetailId', 'is not a day of the calendar')
      const { dayCount } = todayOf(member.id)
      if (day.dayCount > dayCount) throw refusal('reward.not.ready', 'is a day to come')
      if (day.dayCount < dayCount) throw refusal('reward.claimed', 'is a day that is over')
      const { money, points, ticket } = day
      const bonus = { key: keyOn(clock.now()), kind: 'LOGIN', name: SIGN_IN.name, money, points } as const
      await bonuses.grant(member, bonus, 'promotionConfigDetailId')
      if (ticket) await tickets.grant({ memberId: member.id, type: ticket })
      return day
    },
  }
}

const refusal = (code: 'reward.not.ready' | 'reward.claimed', reason: string) =>
  new Refusal(400, code, `The day ${reason}`, { field: 'promotionConfigDetailId', reason })
