import { affiliatesHandlers, type AffiliatesDependencies } from './affiliates.handlers.ts'
import { agentRebatesHandlers } from './agent-rebates.handlers.ts'
import { agentTransfersHandlers } from './agent-transfers.handlers.ts'
import type { AgentTransfersService } from './agent-transfers.service.ts'
import { downlinesHandlers, type DownlinesDependencies } from './downlines.handlers.ts'
import { teamHandlers, type TeamDependencies } from './team.handlers.ts'

type Dependencies = TeamDependencies &
  DownlinesDependencies &
  AffiliatesDependencies & { agentTransfers: AgentTransfersService }

export const agentHandlers = (services: Dependencies) => ({
  ...teamHandlers(services),
  ...downlinesHandlers(services),
  ...agentRebatesHandlers(services),
  ...affiliatesHandlers(services),
  ...agentTransfersHandlers(services),
})
