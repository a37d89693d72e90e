import type { Services } from '../services.ts'
import type { PartnerRoute } from './partner.ts'
import { slotRoutes } from './slot/slot.routes.ts'

/** Every partner's calls. */
export const createPartnerRoutes = ({ slot }: Services): PartnerRoute[] => [...slotRoutes(slot)]
