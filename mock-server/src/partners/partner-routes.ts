import type { Services } from '../services.ts'
import type { PartnerRoute } from './partner.ts'

/** Every partner's calls. */
export const createPartnerRoutes = (_services: Services): PartnerRoute[] => []
