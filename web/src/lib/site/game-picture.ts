import type { Game } from '@longan/sdk'

export const gamePicture = ({ mobileLargeIcon, showIcon, iconUrl }: Game) => mobileLargeIcon || showIcon || iconUrl
