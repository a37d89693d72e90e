import type { Services } from '../src/domains/services.ts'
import { lotteryRoutes } from './lottery/rules/lottery.routes.ts'
import type { PartnerRoute } from '../src/kernel/partner.ts'
import { slotRoutes } from './slot/rules/slot.routes.ts'

/** Every partner's calls. */
export const createPartnerRoutes = ({ slot, lotteryClient }: Services): PartnerRoute[] => [
  ...slotRoutes(slot),
  ...lotteryRoutes(lotteryClient),
]
