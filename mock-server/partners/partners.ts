import { chatRoom } from './chat/rules/chat.partner.ts'
import { lotteryClient } from './lottery/rules/lottery.partner.ts'
import { slot } from './slot/rules/slot.partner.ts'

/** Every partner of the site, its games and its chat; their calls are under `/partners/<name>/`. */
export const partners = [slot, lotteryClient, chatRoom] as const
