export type ContentSettings = {
  /** False empties banners, notices, pop-ups and promotions. */
  hasContent: boolean
  /** Promotions to show: all, those of one category, or all with broken pictures. */
  promotions: PromotionsShown
}

/** `oneCategory` means the category of the first promotion. */
export const PROMOTIONS_SHOWN = ['all', 'oneCategory', 'brokenPictures'] as const
type PromotionsShown = (typeof PROMOTIONS_SHOWN)[number]

export const contentSettings = (): ContentSettings => ({ hasContent: true, promotions: 'all' })
