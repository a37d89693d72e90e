import type { Handlers } from '../../kernel/http/http.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import type { PromotionSwitches } from '../bonuses/promotion-switches.service.ts'
import type { PromoCodesService } from './promo-codes.service.ts'

type Operations = 'listPromoCodes' | 'claimPromoCode'

const TICKET_NAME = { vi: 'Vòng quay may mắn', en: 'Prize wheel' }

type Dependencies = { promoCodes: PromoCodesService; promotionSwitches: PromotionSwitches }

export const promoCodesHandlers = ({ promoCodes, promotionSwitches }: Dependencies): Handlers<Operations> => ({
  listPromoCodes: ({ member, language }) =>
    promoCodes.openCodes(member().id).map((one) => ({
      promoCode: one.code,
      enabled: promoCodes.missingDeposit(member().id, one) === 0,
      description: one.description[language],
      promoName: one.name[language],
      promotionSettingId: one.id,
      unreachedConditions:
        promoCodes.missingDeposit(member().id, one) === 0
          ? []
          : [
              {
                condition: 'REQUIRE_DEPOSIT_AMT',
                current: toDecimal(promoCodes.totalDeposits(member().id)),
                target: toDecimal(one.requiredDeposits),
              },
            ],
    })),
  claimPromoCode: async ({ member, body, language }) => {
    promotionSwitches.assertEnabled('PROMOCODE', 'promoCode')
    const { money, points, ticket } = await promoCodes.claim(member(), body.promoCode)
    return {
      bonusAmt: toDecimal(money),
      pointAmt: points,
      ...(ticket && { ticketName: TICKET_NAME[language], ticketQuantity: 1 }),
    }
  },
})
