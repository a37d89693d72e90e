import { gatewayCore } from './core.ts'
import { gatewayOf } from './gateway.ts'
import type { GatewayOptions } from './gateway-options.ts'

export * from './constants.ts'
export {
  GatewayError,
  type GatewayErrorCode,
  type GatewayErrorKind,
  isRefusal,
  type LocalErrorCode,
  localErrorCodes,
  type OperationId,
  type RefusalCode,
} from './gateway-error.ts'
export type { GatewayOptions, ObservedCall } from './gateway-options.ts'
export type { Call, Http } from './http.ts'
export {
  gameLaunch,
  launchFor,
  type LaunchParameters,
  type LaunchQuery,
  lotteryLaunch,
  type LotteryTarget,
} from './launch-query.ts'
export type { OlderForms } from './older-forms.gen.ts'
export type { Page, PageCall, Paging } from './page.ts'
export { prizeModeOf } from './prize-mode.ts'
export { defaultDialect, type GatewayDialect, dialectA, dialectB } from './dialect.ts'
export { decodePassword, encodePassword } from './remembered-login.ts'
export type { AnnouncementFilter } from './resources/content.ts'
export type { GameFilter } from './resources/games.ts'
export { asksContracts, canDeposit, isAgent, isReal, isTrial, memberType } from './roles.ts'
export type * from './schema.gen.ts'
export { errorCodeValues, gameCategoryValues } from './schema.gen.ts'
export { servicePath } from './transport/service-path.ts'
export { type SiteState, siteState, statusCode } from './status.ts'
export { reshapeVendors } from './vendor-categories.ts'
export { withResponse } from './transport/with-response.ts'
export { featureIsOff, featureIsOn } from './whitelabel.ts'

/**
 * The complete client of a gateway: one property per domain, one method per operation. Small pages use `gatewayCore` and the modules of
 * their domains.
 */
export const createGateway = (options: GatewayOptions) => gatewayOf(gatewayCore(options))
export type Gateway = ReturnType<typeof createGateway>
