import type { Promotion } from '@longan/sdk'

/** Returns true for a promotion that has ended: the app does not show it. `now` is the time of the gateway. */
export const isOver = ({ noExpiry, endDate = Infinity }: Promotion, now: number) => noExpiry !== 1 && endDate <= now
