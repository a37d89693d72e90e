/** Every category in display order, with the key of its label (mostly the type itself). */
export const categories = {
  all_promo: 'all_promo',
  new_player: 'new_player_promo',
  deposit_promo: 'deposit_promo',
  app_download: 'hd_esport',
  rng_promo: 'rng_promo',
  live_promo: 'live_promo',
  pvp_promo: 'pvp_promo',
  sport_promo: 'sport_promo',
  fish_promo: 'fish_promo',
  lotto_promo: 'lotto_promo',
  rebate_promo: 'rebate_promo',
  player_rank_rules: 'rank_promo',
  point_mall: 'point_promo',
  other_promo: 'other_promo',
} as const

export type Category = keyof typeof categories

export const isCategory = (name: string | null): name is Category => name !== null && name in categories

/** Returns `all_promo` and the categories in use, in display order. An unknown category counts as `other_promo`. */
export const categoriesOf = (promotions: readonly { category: string }[]): Category[] => {
  const used = new Set(promotions.map(({ category }) => known(category)))
  return (Object.keys(categories) as Category[]).filter((name) => name === 'all_promo' || used.has(name))
}

export const isIn = (category: Category) => (promotion: { category: string }) =>
  category === 'all_promo' || known(promotion.category) === category

const known = (category: string): Category => (isCategory(category) ? category : 'other_promo')
