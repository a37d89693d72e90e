import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BonusRulesService } from '../responsible-gaming/bonus-rules.service.ts'

export const PROMOTION_KEYS = ['REGISTER', 'LOGIN', 'REFERRAL', 'SAVIOR', 'PROMOCODE', 'LUCKYBET', 'MISSION'] as const
export type PromotionKey = (typeof PROMOTION_KEYS)[number]

export type PromotionSettings = {
  promotionsOff: readonly PromotionKey[]
}

/** Includes the module flags: `REFERRAL3` also switches the referral promotion. */
type SwitchSettings = PromotionSettings & { flags: Record<string, boolean> }
export type PromotionSwitches = ReturnType<typeof promotionSwitches>

export const promotionSettings = (): PromotionSettings => ({ promotionsOff: [] })

type SwitchDependencies = { bonusRules: Pick<BonusRulesService, 'areOffered'> }

/** Which promotions the site has: none where the rulebook allows no bonuses. */
export const promotionSwitches = ({ settings }: World<SwitchSettings>, { bonusRules }: SwitchDependencies) => {
  const isOn = (key: PromotionKey) =>
    bonusRules.areOffered() &&
    !settings.promotionsOff.includes(key) &&
    (key !== 'REFERRAL' || settings.flags['REFERRAL3'] !== false)

  return {
    keys: PROMOTION_KEYS,
    isOn,
    assertEnabled(key: PromotionKey, field: string): void {
      if (isOn(key)) return
      if (!bonusRules.areOffered()) throw withoutBonuses(field)
      const reason = `belongs to the promotion ${key}, which is switched off on this site`
      throw new Refusal(403, 'function.not.available', `${field}: ${reason}`, { field, reason })
    },
  }
}

/** The refusal of every reward where the rulebook allows no bonuses. */
export const withoutBonuses = (field?: string) => {
  const value = { ...(field && { field }), reason: 'the rulebook allows no bonuses', data: { ruleId: 'bonus.offered' } }
  return new Refusal(403, 'function.not.available', 'Refused: the rulebook allows no bonuses', value)
}
