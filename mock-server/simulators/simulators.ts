import { chatRoom } from './chat/rules/chat.simulator.ts'
import { cockfight } from './cockfight/rules/cockfight.simulator.ts'
import { fish } from './fish/rules/fish.simulator.ts'
import { identityPage } from './identity/rules/identity.simulator.ts'
import { live } from './live/rules/live.simulator.ts'
import { lotteryClient } from './lottery/rules/lottery.simulator.ts'
import { payment } from './payment/rules/payment.simulator.ts'
import { slot } from './slot/rules/slot.simulator.ts'
import { sports } from './sports/rules/sports.simulator.ts'
import { table } from './table/rules/table.simulator.ts'

export { drawPastSpin } from './slot/rules/slot.rules.ts'

/** All simulators: games, chat, payment page and identity provider. Their routes are under `/partners/<name>/`. */
export const simulators = [
  slot,
  lotteryClient,
  chatRoom,
  payment,
  identityPage,
  live,
  cockfight,
  fish,
  table,
  sports,
] as const
