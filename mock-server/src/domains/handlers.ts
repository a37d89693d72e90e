import { contentHandlers } from './content/content.handlers.ts'
import type { OperationId } from '../kernel/description.ts'
import { gamesHandlers } from './games/games.handlers.ts'
import type { AnyHandler, Handlers } from '../kernel/http.ts'
import { lotteryHandlers } from './lottery/lottery.handlers.ts'
import { memberHandlers } from './member/member.handlers.ts'
import { messagesHandlers } from './messages/messages.handlers.ts'
import { recordsHandlers } from './records/records.handlers.ts'
import type { Services } from './services.ts'
import { sessionHandlers } from './session/session.handlers.ts'
import { systemHandlers } from './system/system.handlers.ts'
import { walletHandlers } from './wallet/wallet.handlers.ts'

/** One handler for every operation of the description: a missing or an unknown one does not compile. */
export const createHandlers = (services: Services): Record<string, AnyHandler> => {
  const handlers: Handlers<OperationId> = {
    ...systemHandlers(services),
    ...sessionHandlers(services),
    ...memberHandlers(),
    ...walletHandlers(services),
    ...gamesHandlers(services),
    ...recordsHandlers(services),
    ...lotteryHandlers(services),
    ...contentHandlers(services),
    ...messagesHandlers(),
  }
  return handlers as unknown as Record<string, AnyHandler>
}
