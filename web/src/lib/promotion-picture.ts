import type { Promotion } from '@longan/sdk'

/** Where the picture of a promotion is that stands for it. */
export const promotionPicture = ({ announcementImages }: Promotion) =>
  announcementImages.find(({ sequence }) => sequence === 1)?.url
