import { lotteryClient } from './lottery/rules/lottery.partner.ts'
import { slot } from './slot/rules/slot.partner.ts'

/** Every partner whose games the site offers; their calls are under `/partners/<name>/`. */
export const partners = [slot, lotteryClient] as const
