import type { Game } from '@longan/sdk'

/** Returns the picture of a game from whichever field the gateway fills. */
export const gamePicture = ({ mobileLargeIcon, showIcon, iconUrl }: Game) => mobileLargeIcon || showIcon || iconUrl
