import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { TurnoverService } from '../bonuses/turnover.service.ts'
import type { MembersService, Member } from '../member/member.service.ts'
import type { PaymentPasswordService } from '../security/payment-password.service.ts'
import type { SystemService } from '../system/system.service.ts'
import { affiliatesService, type AffiliatesService } from './affiliates.service.ts'
import { agentHandlers } from './agent.handlers.ts'
import { affiliateUrlTable, commissionTable, treeNodeTable } from './agent.model.ts'
import { type AgentSettings, agentTransfersService } from './agent-transfers.service.ts'
import { commissionsService } from './commissions.service.ts'
import { downlinesService } from './downlines.service.ts'
import { figuresService } from './figures.service.ts'
import { type TreeService, treeService } from './tree.service.ts'
import * as v from 'valibot'
import { CATEGORIES } from '../../catalogue/game.ts'
import { houseAccount, memberAccount } from '../../kernel/money/ledger.ts'
import { amountSchema, defineProviderState } from '../../kernel/world/provider-state.ts'
import { NO_RATES } from './agent-rates.ts'

const account = v.string()
const downline = v.string()
const affiUrlId = v.number()
type Dependencies = { members: MembersService; tree: TreeService; affiliates: AffiliatesService }

const agentStates = (world: World<AgentSettings>, dependencies: Dependencies) => {
  const { members, tree, affiliates } = dependencies
  const findOrAdd = (name: string) =>
    members.findByAccount(name) ??
    members.add({ id: 600_000 + world.ids.next('state'), account: name, password: 'Demo@123', registeredAt: 0 })

  const context = { members, tree, affiliates, findOrAdd }
  return { ...teamStates(world, context), ...linkStates(world, context) }
}

type StateDependencies = Dependencies & { findOrAdd(name: string): Promise<Member> | Member }

const teamStates = (world: World<AgentSettings>, { members, tree, findOrAdd }: StateDependencies) => ({
  'a member is an agent': defineProviderState(v.object({ account }), (params) =>
    members.update(members.getByAccount(params.account, 'params.account').id, { type: 1 }),
  ),
  'an agent has a downline': defineProviderState(
    v.object({ account, downline, rebateRate: v.number(), lastLogin: v.optional(v.number()) }),
    async ({ account: upline, downline: name, rebateRate, lastLogin }) => {
      const uplineId = members.getByAccount(upline, 'params.account').id
      const { id } = await findOrAdd(name)
      const rates = Object.fromEntries(CATEGORIES.map((one) => [one, Math.round(rebateRate * 10_000)]))
      await members.update(id, {
        type: 0,
        registeredAt: world.clock.now(),
        ...(lastLogin && { lastLoginAt: lastLogin }),
      })
      await tree.join({ id, uplineId, rates, joinedAt: world.clock.now() })
    },
  ),
  'an agent was paid a commission': defineProviderState(
    v.object({ account, orderNo: v.string(), day: v.number(), netStake: amountSchema, amount: amountSchema }),
    async ({ account: name, orderNo, day, netStake, amount: paidAmount }) => {
      const agentId = members.getByAccount(name, 'params.account').id
      const postings = [
        { account: houseAccount('agents'), amount: -paidAmount },
        { account: memberAccount(agentId), amount: paidAmount },
      ]
      const paidAt = world.clock.now()
      world.ledger.post({ at: paidAt, type: 'agent_rebate', orderNo, remark: 'Provider state', postings })
      const parts = [{ category: 'RNG', stake: netStake, amount: paidAmount }]
      await world.table(commissionTable).insert({ id: orderNo, agentId, day, paidAt, amount: paidAmount, parts })
    },
  ),
  'agents cannot send money': defineProviderState(v.object({}), () => {
    world.settings.agents = { transfersDown: false, transfersUp: false }
  }),
})

const linkStates = (world: World, { members, affiliates, findOrAdd }: StateDependencies) => ({
  'an agent has an affiliate URL': defineProviderState(v.object({ account, affiUrlId, code: v.string() }), (params) =>
    world.table(affiliateUrlTable).insert({
      id: params.affiUrlId,
      agentId: members.getByAccount(params.account, 'params.account').id,
      code: params.code,
      memberType: 0,
      rates: NO_RATES,
      remark: '',
      createdAt: world.clock.now(),
    }),
  ),
  'a member came by an affiliate URL': defineProviderState(v.object({ downline, affiUrlId }), async (params) =>
    affiliates.join(world.table(affiliateUrlTable).get(params.affiUrlId)!, await findOrAdd(params.downline)),
  ),
})

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
    figures: figuresService,
    downlines: (world: World, { members, tree }: Services) => downlinesService(world, members, tree),
    affiliates: (world: World, { members, tree }: Services) => affiliatesService(world, members, tree),
    commissions: commissionsService,
    agentTransfers: agentTransfersService,
  },
  handlers: agentHandlers,
  states: agentStates,
})
