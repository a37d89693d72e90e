export type ContentSettings = {
  /** False empties banners, notices, pop-ups and promotions. */
  hasContent: boolean
  promotions: PromotionVisibility
}

/** `oneCategory` means the category of the first promotion. */
export const PROMOTION_VISIBILITIES = ['all', 'oneCategory', 'brokenPictures'] as const
type PromotionVisibility = (typeof PROMOTION_VISIBILITIES)[number]

export const contentSettings = (): ContentSettings => ({ hasContent: true, promotions: 'all' })
