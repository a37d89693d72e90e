import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
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
import { treeService } from './tree.service.ts'

type Dependencies = {
  members: MembersService
  turnover: TurnoverService
  paymentPassword: PaymentPasswordService
  system: SystemService
}

export const agent = defineDomain({
  name: 'agent',
  tables: [treeNodeTable, affiliateUrlTable, commissionTable],
  settings: (): AgentSettings => ({ agents: { transfersDown: true, transfersUp: true } }),
  services(world: World<AgentSettings>, { members, turnover, paymentPassword, system }: Dependencies) {
    const tree = treeService(world, members)
    return {
      tree,
      figures: figuresService(world),
      downlines: downlinesService(world, members, tree),
      affiliates: affiliatesService(world, members, tree),
      commissions: commissionsService(world, { tree, turnover }),
      agentTransfers: agentTransfersService(world, { tree, paymentPassword, system }),
    }
  },
  handlers: agentHandlers,
  states: agentStates,
})
