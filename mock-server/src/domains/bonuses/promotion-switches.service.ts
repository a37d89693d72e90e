import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'

export const PROMOTION_KEYS = ['REGISTER', 'LOGIN', 'REFERRAL', 'SAVIOR', 'PROMOCODE', 'LUCKYBET', 'MISSION'] as const
export type PromotionKey = (typeof PROMOTION_KEYS)[number]

export type PromotionSettings = {
  promotionsOff: PromotionKey[]
}

/** Includes the module flags: `REFERRAL3` also switches the referral promotion. */
type SwitchSettings = PromotionSettings & { flags: Record<string, boolean> }
export type PromotionSwitches = ReturnType<typeof promotionSwitches>

export const promotionSettings = (): PromotionSettings => ({ promotionsOff: [] })

export const promotionSwitches = ({ settings }: World<SwitchSettings>) => {
  const isOn = (key: PromotionKey) =>
    !settings.promotionsOff.includes(key) && (key !== 'REFERRAL' || settings.flags['REFERRAL3'] !== false)

  return {
    keys: PROMOTION_KEYS,
    isOn,
    assertEnabled(key: PromotionKey, field: string): void {
      if (isOn(key)) return
      const reason = `belongs to the promotion ${key}, which is switched off on this site`
      throw new Refusal(403, 'function.not.available', `${field}: ${reason}`, { field, reason })
    },
  }
}
