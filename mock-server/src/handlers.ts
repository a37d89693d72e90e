import type { OperationId } from './description.ts'
import type { Handler, Handlers } from './http.ts'
import { memberHandlers } from './member/member.handlers.ts'
import type { Services } from './services.ts'
import { sessionHandlers } from './session/session.handlers.ts'
import { walletHandlers } from './wallet/wallet.handlers.ts'

/** One handler for every operation of the description: a missing or an unknown one does not compile. */
export const createHandlers = (services: Services): Record<string, Handler> => {
  const handlers: Handlers<OperationId> = {
    ...sessionHandlers(services),
    ...memberHandlers(services),
    ...walletHandlers(services),
  }
  return handlers as unknown as Record<string, Handler>
}
