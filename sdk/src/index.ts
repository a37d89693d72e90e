import type { GatewayOptions } from './gateway-options.ts'
import { createHttp } from './http.ts'
import { content } from './resources/content.ts'
import { games } from './resources/games.ts'
import { lottery } from './resources/lottery.ts'
import { member } from './resources/member.ts'
import { messages } from './resources/messages.ts'
import { records } from './resources/records.ts'
import { session } from './resources/session.ts'
import { system } from './resources/system.ts'
import { wallet } from './resources/wallet.ts'

export * from './constants.ts'
export { GatewayError, type GatewayErrorCode, type LocalErrorCode, localErrorCodes } from './gateway-error.ts'
export type { GatewayOptions, ObservedReply } from './gateway-options.ts'
export type { Call } from './http.ts'
export { imageOrigin } from './image-origin.ts'
export { gameLaunch, type LaunchQuery, lotteryLaunch, type LotteryTarget } from './launch-query.ts'
export { prizeModeOf } from './prize-mode.ts'
export { defaultProfile, type GatewayProfile, readingsA, readingsB } from './profile.ts'
export { decodePassword, encodePassword } from './remembered-login.ts'
export type { AnnouncementFilter } from './resources/content.ts'
export type { GameFilter } from './resources/catalogue.ts'
export { asksContracts, canDeposit, isAgent, isReal, isTrial, memberType } from './roles.ts'
export type * from './schema.gen.ts'
export { errorCodeValues } from './schema.gen.ts'
export { servicePath } from './service-path.ts'
export { type SiteState, siteState, statusCode } from './status.ts'
export { reshapeVendors } from './vendor-categories.ts'
export { featureIsOn } from './whitelabel.ts'

/**
 * The client of a gateway: one property per domain, one method per operation.
 * @example
 * const gateway = createGateway({ baseUrl: '', merchant: 'DEMO', token: () => session?.token })
 * const { sumBalance } = await gateway.wallet.get()
 */
export function createGateway(options: GatewayOptions) {
  const http = createHttp(options)
  return {
    system: system(http),
    session: session(http),
    member: member(http),
    wallet: wallet(http),
    content: content(http),
    messages: messages(http),
    games: games(http),
    records: records(http),
    lottery: lottery(http),
  }
}
export type Gateway = ReturnType<typeof createGateway>
