import type { Caller } from '../../kernel/world/caller.ts'
import { DAY, dayOf, midnightBefore } from '../../kernel/world/local-day.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BonusesService, TurnoverService } from '../bonuses/bonuses.service.ts'

export type RebatesService = ReturnType<typeof rebatesService>
export type RebateStatus = 'WAITING' | 'CLAIMABLE' | 'CLAIMED' | 'EXPIRED'
/** The rebate of one category of a day. Money in minor units. */
export type RebatePart = { productType: string; stake: number; rate: number; amount: number }
export type Rebate = {
  /** The day of the stakes, `2026-11-19`. */
  id: string
  day: number
  claimableFrom: number
  expiresAt: number
  status: RebateStatus
  amount: number
  parts: RebatePart[]
}

/** Ten-thousandths of the net stake: 80 is 0.8 %. */
export const REBATE_RATES: Readonly<Record<string, number>> = {
  RNG: 80,
  FISH: 100,
  LIVE: 60,
  PVP: 40,
  SPORTS: 50,
  ESPORTS: 50,
  LOTT: 30,
  ELOTT: 30,
  COCKFIGHT: 120,
}
const BONUS_NAME = { vi: 'Hoàn trả cược mỗi ngày', en: 'Daily rebate' }
const NOON = DAY / 2
const CLAIM_PERIOD = 7 * DAY
const DAYS_SHOWN = 14

/** Daily rebates: a share of the day's stakes, claimable for seven days from noon of the next day. */
export const rebatesService = (
  { clock }: World,
  { bonuses, turnover }: { bonuses: BonusesService; turnover: TurnoverService },
) => {
  function statusOf(memberId: number, { id, claimableFrom, expiresAt }: Omit<Rebate, 'status'>): RebateStatus {
    if (bonuses.get(memberId, keyOf(id))) return 'CLAIMED'
    if (clock.now() < claimableFrom) return 'WAITING'
    return clock.now() < expiresAt ? 'CLAIMABLE' : 'EXPIRED'
  }

  function rebateOf(memberId: number, day: number): Rebate {
    const sums = turnover.byCategory(memberId, { start: day, end: day + DAY })
    const parts = [...sums].map(([productType, stake]) => partOf(productType, stake))
    const amount = parts.reduce((sum, part) => sum + part.amount, 0)
    const claimableFrom = day + DAY + NOON
    const rebate = { id: dayOf(day), day, claimableFrom, expiresAt: claimableFrom + CLAIM_PERIOD, amount, parts }
    return { ...rebate, status: statusOf(memberId, rebate) }
  }

  function list(memberId: number): Rebate[] {
    const today = midnightBefore(clock.now())
    const days = Array.from({ length: DAYS_SHOWN }, (_, index) => today - index * DAY)
    return days.map((day) => rebateOf(memberId, day)).filter(({ amount }) => amount > 0)
  }

  return {
    list,
    async claim(member: Caller, id: string): Promise<Rebate> {
      bonuses.assertNotTrial(member)
      const rebate = list(member.id).find((one) => one.id === id)
      if (!rebate) throw invalidField('rebateId', 'is not a day with a rebate')
      if (rebate.status === 'WAITING') throw refusal('reward.not.ready', 'can be claimed from noon')
      if (rebate.status === 'EXPIRED') throw refusal('reward.expired', 'has expired')
      await bonuses.grant(
        member,
        { key: keyOf(id), kind: 'REBATE', name: BONUS_NAME, money: rebate.amount },
        'rebateId',
      )
      return { ...rebate, status: 'CLAIMED' }
    },
  }
}

const keyOf = (id: string) => `rebate:${id}`

function partOf(productType: string, stake: number): RebatePart {
  const rate = REBATE_RATES[productType] ?? 0
  return { productType, stake, rate, amount: Math.floor((stake * rate) / 10_000) }
}

const refusal = (code: 'reward.not.ready' | 'reward.expired', reason: string) =>
  new Refusal(400, code, `The rebate ${reason}`, { field: 'rebateId', reason })
