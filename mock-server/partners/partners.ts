import { chatRoom } from './chat/rules/chat.partner.ts'
import { lotteryClient } from './lottery/rules/lottery.partner.ts'
import { payment } from './payment/rules/payment.partner.ts'
import { slot } from './slot/rules/slot.partner.ts'

/** Every partner of the site, its games, its chat and its payment page; their calls are under `/partners/<name>/`. */
export const partners = [slot, lotteryClient, chatRoom, payment] as const
