import type { Services } from '../services.ts'
import { lotteryRoutes } from './lottery/lottery.routes.ts'
import type { PartnerRoute } from './partner.ts'
import { slotRoutes } from './slot/slot.routes.ts'

/** Every partner's calls. */
export const createPartnerRoutes = ({ slot, lotteryClient }: Services): PartnerRoute[] => [
  ...slotRoutes(slot),
  ...lotteryRoutes(lotteryClient),
]
