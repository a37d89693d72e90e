export type ContentSettings = {
  /** Whether banners, notices and the like have content. */
  hasContent: boolean
  /** Which promotions there are: all, those of one category, or all with pictures that are gone. */
  promotions: PromotionsShown
}

/** `oneCategory` is that of the first. */
export const PROMOTIONS_SHOWN = ['all', 'oneCategory', 'brokenPictures'] as const
type PromotionsShown = (typeof PROMOTIONS_SHOWN)[number]

export const contentSettings = (): ContentSettings => ({ hasContent: true, promotions: 'all' })
