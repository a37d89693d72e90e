import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'

/** The ways to be rewarded that an operator can switch, by the gateway's keys. */
export const PROMOTION_KEYS = ['REGISTER', 'LOGIN', 'REFERRAL', 'SAVIOR', 'PROMOCODE', 'LUCKYBET', 'MISSION'] as const
export type PromotionKey = (typeof PROMOTION_KEYS)[number]

export type PromotionSettings = {
  /** What is switched off; everything else is on. */
  promotionsOff: PromotionKey[]
}

/** With the flags of the site's modules, which say whether members may bring members. */
type Switches = PromotionSettings & { flags: Record<string, boolean> }
export type PromotionSwitches = ReturnType<typeof promotionSwitches>

export const promotionSettings = (): PromotionSettings => ({ promotionsOff: [] })

/** Which ways to be rewarded are open. */
export const promotionSwitches = ({ settings }: World<Switches>) => {
  const isOn = (key: PromotionKey) =>
    !settings.promotionsOff.includes(key) && (key !== 'REFERRAL' || settings.flags['REFERRAL3'] !== false)

  return {
    keys: PROMOTION_KEYS,
    isOn,
    /** Refuses what a way that is off would give; `field` is what the request asks for it by. */
    refuseOff(key: PromotionKey, field: string): void {
      if (isOn(key)) return
      const reason = `is of ${key}, which is switched off on this site`
      throw new Refusal(403, 'function.not.available', `${field}: ${reason}`, { field, reason })
    },
  }
}
