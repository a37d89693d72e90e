import type { Caller } from '../../kernel/caller.ts'
import { DAY } from '../../kernel/local-day.ts'
import { toDecimal } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { BonusesService, PaidInService } from '../bonuses/bonuses.service.ts'
import type { TicketsService } from '../tickets/tickets.service.ts'
import { PROMO_CODES, type PromoCode } from './codes.ts'

export type PromoCodesService = ReturnType<typeof promoCodesService>
type Needs = { bonuses: BonusesService; paidIn: PaidInService; tickets: TicketsService }

const keyOf = (code: string) => `promo:${code}`

/** Codes that are worth a bonus: once for a member, until a time, up to a count. */
export const promoCodesService = ({ clock, bornAt }: World, { bonuses, paidIn, tickets }: Needs) => {
  const isOver = ({ days }: PromoCode) => bornAt + days * DAY <= clock.now()
  const isUsedUp = ({ code, count }: PromoCode) => bonuses.countOf(keyOf(code)) >= count
  const isClaimed = (memberId: number, { code }: PromoCode) => bonuses.get(memberId, keyOf(code)) !== undefined
  const missingOf = (memberId: number, { deposited }: PromoCode) => Math.max(0, deposited - paidIn.sumOf(memberId))

  /** Before anything is given, so that a code which cannot be claimed gives nothing. */
  function claimable({ id }: Caller, typed: string): PromoCode {
    const found = PROMO_CODES.find(({ code }) => code === typed.trim().toUpperCase())
    if (!found) throw refuse('promo.code.invalid', 'is not a code of this site')
    bonuses.refuseGiven(id, keyOf(found.code), 'promoCode')
    if (isOver(found)) throw refuse('reward.expired', 'has ended')
    if (isUsedUp(found)) throw refuse('promo.code.invalid', 'is used up')
    if (missingOf(id, found) > 0) throw depositRequired(found.deposited, paidIn.sumOf(id))
    return found
  }

  return {
    missingOf,
    depositedBy: paidIn.sumOf,
    /** The codes that the member may still claim, whether or not its conditions are met. */
    openTo: (memberId: number): PromoCode[] =>
      PROMO_CODES.filter((one) => !isOver(one) && !isUsedUp(one) && !isClaimed(memberId, one)),

    async claim(member: Caller, typed: string): Promise<PromoCode> {
      bonuses.refuseTrial(member)
      const found = claimable(member, typed)
      const { code, name, money, points, ticket } = found
      await bonuses.give(member, { key: keyOf(code), kind: 'PROMOCODE', name, money, points }, 'promoCode')
      if (ticket) await tickets.grant({ memberId: member.id, type: ticket })
      return found
    },
  }
}

const refuse = (code: 'promo.code.invalid' | 'reward.expired', reason: string) =>
  new Refusal(400, code, `The promo code ${reason}`, { field: 'promoCode', reason })

const depositRequired = (required: number, reached: number) =>
  new Refusal(400, 'claim_deposit_required', 'A deposit is needed first', {
    field: 'promoCode',
    reason: 'asks for more deposits',
    data: { requiredDepositAmount: toDecimal(required), accumulatedDepositAmount: toDecimal(reached) },
  })
