import type { Promotion } from '@longan/sdk'

/** Returns the main picture of a promotion. */
export const promotionPicture = ({ announcementImages }: Promotion) =>
  announcementImages.find(({ sequence }) => sequence === 1)?.url
