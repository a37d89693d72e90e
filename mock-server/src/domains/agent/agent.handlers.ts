import { affiliatesHandlers, type AffiliatesNeeds } from './affiliates.handlers.ts'
import { agentRebatesHandlers } from './agent-rebates.handlers.ts'
import { agentTransfersHandlers } from './agent-transfers.handlers.ts'
import type { AgentTransfersService } from './agent-transfers.service.ts'
import { downlinesHandlers, type DownlinesNeeds } from './downlines.handlers.ts'
import { teamHandlers, type TeamNeeds } from './team.handlers.ts'

type Needs = TeamNeeds & DownlinesNeeds & AffiliatesNeeds & { agentTransfers: AgentTransfersService }

export const agentHandlers = (services: Needs) => ({
  ...teamHandlers(services),
  ...downlinesHandlers(services),
  ...agentRebatesHandlers(services),
  ...affiliatesHandlers(services),
  ...agentTransfersHandlers(services),
})
