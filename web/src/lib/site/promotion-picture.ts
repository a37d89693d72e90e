import type { Promotion } from '@longan/sdk'

export const promotionPicture = ({ announcementImages }: Promotion) =>
  announcementImages.find(({ sequence }) => sequence === 1)?.url
