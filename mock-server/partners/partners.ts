import { chatRoom } from './chat/rules/chat.partner.ts'
import { cockfight } from './cockfight/rules/cockfight.partner.ts'
import { fish } from './fish/rules/fish.partner.ts'
import { identityPage } from './identity/rules/identity.partner.ts'
import { live } from './live/rules/live.partner.ts'
import { lotteryClient } from './lottery/rules/lottery.partner.ts'
import { payment } from './payment/rules/payment.partner.ts'
import { slot } from './slot/rules/slot.partner.ts'
import { sports } from './sports/rules/sports.partner.ts'
import { table } from './table/rules/table.partner.ts'

/** Every partner of the site, its games, its chat, its payment page and the identity provider's; their calls are under `/partners/<name>/`. */
export const partners = [
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
