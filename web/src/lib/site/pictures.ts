import type { Game, Promotion } from '@longan/sdk'

export const gamePicture = ({ mobileLargeIcon, showIcon, iconUrl }: Game) => mobileLargeIcon || showIcon || iconUrl

export const promotionPicture = ({ announcementImages }: Promotion) =>
  announcementImages.find(({ sequence }) => sequence === 1)?.url
