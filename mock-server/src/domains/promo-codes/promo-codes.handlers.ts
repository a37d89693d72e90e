import type { Handlers } from '../../kernel/http.ts'
import { toDecimal } from '../../kernel/money.ts'
import type { PromotionSwitches } from '../bonuses/promotion-switches.service.ts'
import type { PromoCodesService } from './promo-codes.service.ts'

type Operations = 'listPromoCodes' | 'claimPromoCode'

const TICKET_NAME = { vi: 'Vòng quay may mắn', en: 'Prize wheel' }

type Needs = { promoCodes: PromoCodesService; promotionSwitches: PromotionSwitches }

export const promoCodesHandlers = ({ promoCodes, promotionSwitches }: Needs): Handlers<Operations> => ({
  listPromoCodes: ({ member, language }) =>
    promoCodes.openTo(member().id).map((one) => ({
      promoCode: one.code,
      enabled: promoCodes.missingOf(member().id, one) === 0,
      description: one.description[language],
      promoName: one.name[language],
      promotionSettingId: one.id,
      unreachedConditions:
        promoCodes.missingOf(member().id, one) === 0
          ? []
          : [
              {
                condition: 'REQUIRE_DEPOSIT_AMT',
                current: toDecimal(promoCodes.depositedBy(member().id)),
                target: toDecimal(one.deposited),
              },
            ],
    })),
  claimPromoCode: async ({ member, body, language }) => {
    promotionSwitches.refuseOff('PROMOCODE', 'promoCode')
    const { money, points, ticket } = await promoCodes.claim(member(), body.promoCode)
    return {
      bonusAmt: toDecimal(money),
      pointAmt: points,
      ...(ticket && { ticketName: TICKET_NAME[language], ticketQuantity: 1 }),
    }
  },
})
