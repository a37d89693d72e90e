import type { Game } from '@longan/sdk'

/** Where the picture of a game is, as the gateway names it, whichever field this gateway fills. */
export const gamePicture = ({ mobileLargeIcon, showIcon, iconUrl }: Game) => mobileLargeIcon || showIcon || iconUrl
