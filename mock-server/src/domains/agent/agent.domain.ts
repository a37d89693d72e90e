import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { TurnoverService } from '../bonuses/turnover.service.ts'
import type { MembersService } from '../member/member.service.ts'
import type { PaymentPasswordService } from '../security/payment-password.service.ts'
import type { SystemService } from '../system/system.service.ts'
import { affiliatesService } from './affiliates.service.ts'
import { agentHandlers } from './agent.handlers.ts'
import { affiliateUrlTable, commissionTable, treeNodeTable } from './agent.model.ts'
import { agentStates } from './agent.states.ts'
import { type AgentSettings, agentTransfersService } from './agent-transfers.service.ts'
import { commissionsService } from './commissions.service.ts'
import { downlinesService } from './downlines.service.ts'
import { figuresService } from './figures.service.ts'
import { type TreeService, treeService } from './tree.service.ts'

type Services = {
  members: MembersService
  turnover: TurnoverService
  paymentPassword: PaymentPasswordService
  system: SystemService
  tree: TreeService
}

export const agent = defineDomain({
  name: 'agent',
  tables: [treeNodeTable, affiliateUrlTable, commissionTable],
  settings: (): AgentSettings => ({ agents: { transfersDown: true, transfersUp: true } }),
  services: {
    tree: (world: World, { members }: Services) => treeService(world, members),
    figures: (world: World) => figuresService(world),
    downlines: (world: World, { members, tree }: Services) => downlinesService(world, members, tree),
    affiliates: (world: World, { members, tree }: Services) => affiliatesService(world, members, tree),
    commissions: (world: World, { tree, turnover }: Services) => commissionsService(world, { tree, turnover }),
    agentTransfers: (world: World<AgentSettings>, { tree, paymentPassword, system }: Services) =>
      agentTransfersService(world, { tree, paymentPassword, system }),
  },
  handlers: agentHandlers,
  states: agentStates,
})
