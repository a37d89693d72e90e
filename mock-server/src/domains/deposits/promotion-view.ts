import type { components } from '@longan/sdk'
import type { Language } from '../../kernel/validation/language.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { bonusFor, type DepositPromotion, PROMOTIONS } from './promotions.ts'

type Schemas = components['schemas']

const toPromotion = (one: DepositPromotion, amount: number | undefined, language: Language) => ({
  id: one.id,
  title: one.title[language],
  bonusType: one.type,
  turnoverFactor: one.factor,
  ...(amount !== undefined && { bonusAmount: toDecimal(bonusFor(one, amount)) }),
  depositPromDetailsList: [
    {
      minDepositDetail: toDecimal(one.minDeposit),
      bonusAmtDetail: one.type === 'FIXED' ? toDecimal(one.value) : one.value,
      maxBonusDetail: toDecimal(one.maxBonus),
    },
  ],
})

export const promotionList = (amount: number | undefined, language: Language): Schemas['DepositPromotion'][] =>
  PROMOTIONS.map((one) => toPromotion(one, amount, language))
