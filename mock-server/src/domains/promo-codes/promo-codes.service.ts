import type { Caller } from '../../kernel/world/caller.ts'
import { DAY } from '../../kernel/world/local-day.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BonusesService, DepositTotalsService } from '../bonuses/bonuses.service.ts'
import type { TicketsService } from '../tickets/tickets.service.ts'
import { PROMO_CODES, type PromoCode } from './codes.ts'

export type PromoCodesService = ReturnType<typeof promoCodesService>
type Dependencies = { bonuses: BonusesService; depositTotals: DepositTotalsService; tickets: TicketsService }

const keyOf = (code: string) => `promo:${code}`

export const promoCodesService = ({ clock, createdAt }: World, { bonuses, depositTotals, tickets }: Dependencies) => {
  const isExpired = ({ validDays }: PromoCode) => createdAt + validDays * DAY <= clock.now()
  const isExhausted = ({ code, maxClaims }: PromoCode) => bonuses.countOf(keyOf(code)) >= maxClaims
  const isClaimed = (memberId: number, { code }: PromoCode) => bonuses.get(memberId, keyOf(code)) !== undefined
  const missingDeposit = (memberId: number, { requiredDeposits }: PromoCode) =>
    Math.max(0, requiredDeposits - depositTotals.sumOf(memberId))

  function getClaimable({ id }: Caller, input: string): PromoCode {
    const found = PROMO_CODES.find(({ code }) => code === input.trim().toUpperCase())
    if (!found) throw refusal('promo.code.invalid', 'is not a code of this site')
    bonuses.assertReceivesOffers(id)
    bonuses.assertNotClaimed(id, keyOf(found.code), 'promoCode')
    if (isExpired(found)) throw refusal('reward.expired', 'has ended')
    if (isExhausted(found)) throw refusal('promo.code.invalid', 'is used up')
    if (missingDeposit(id, found) > 0) throw depositRequired(found.requiredDeposits, depositTotals.sumOf(id))
    return found
  }

  return {
    missingDeposit,
    totalDeposits: depositTotals.sumOf,
    /** Codes that the member has not claimed, whether or not their conditions are met. None during a break. */
    openCodes: (memberId: number): PromoCode[] =>
      bonuses.receivesOffers(memberId)
        ? PROMO_CODES.filter((one) => !isExpired(one) && !isExhausted(one) && !isClaimed(memberId, one))
        : [],

    async claim(member: Caller, input: string): Promise<PromoCode> {
      bonuses.assertNotTrial(member)
      const found = getClaimable(member, input)
      const { code, name, money, points, ticket } = found
      await bonuses.grant(member, { key: keyOf(code), kind: 'PROMOCODE', name, money, points }, 'promoCode')
      if (ticket) await tickets.grant({ memberId: member.id, type: ticket })
      return found
    },
  }
}

const refusal = (code: 'promo.code.invalid' | 'reward.expired', reason: string) =>
  new Refusal(400, code, `The promo code ${reason}`, { field: 'promoCode', reason })

const depositRequired = (required: number, reached: number) =>
  new Refusal(400, 'claim_deposit_required', 'A deposit is needed first', {
    field: 'promoCode',
    reason: 'asks for more deposits',
    data: { requiredDepositAmount: toDecimal(required), accumulatedDepositAmount: toDecimal(reached) },
  })
