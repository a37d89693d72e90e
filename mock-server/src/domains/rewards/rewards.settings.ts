/** The ways to be rewarded that an operator can switch, by the gateway's keys. */
export const PROMOTION_KEYS = ['REGISTER', 'LOGIN', 'REFERRAL', 'SAVIOR', 'PROMOCODE', 'LUCKYBET', 'MISSION'] as const
export type PromotionKey = (typeof PROMOTION_KEYS)[number]

export type RewardsSettings = {
  /** What is switched off; everything else is on. */
  promotionsOff: PromotionKey[]
}

/** With the flags of the site's modules, which say whether members may bring members. */
export type RewardsSwitches = RewardsSettings & { flags: Record<string, boolean> }

export const rewardsSettings = (): RewardsSettings => ({ promotionsOff: [] })
