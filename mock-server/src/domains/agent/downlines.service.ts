import type { Caller } from '../../kernel/world/caller.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { TreeNode, Rates } from './agent.model.ts'
import { type RequestedRate, NO_RATES, ratesWithin, assertNotBelow } from './agent-rates.ts'
import type { Downline, TreeService } from './tree.service.ts'

export type DownlinesService = ReturnType<typeof downlinesService>
export type NewDownline = {
  username: string
  password: string
  nickname?: string | undefined
  type: 0 | 1
  rebates: readonly RequestedRate[]
}
export type DownlineFilter = {
  /** Limits the list to the direct downlines of this member; without it, all members below the caller. */
  upline?: string | undefined
  name?: string | undefined
  type?: number | undefined
  level?: number | undefined
}

const AGENT = 1
const FIRST_ID = 500_000

export const downlinesService = (world: World, members: MembersService, tree: TreeService) => {
  const { clock, ids } = world

  return {
    list(agent: Caller, { upline, name = '', type, level }: DownlineFilter): Downline[] {
      const top = upline ? tree.getDownline(agent, upline, 'upline') : undefined
      return tree
        .branchOf(top?.id ?? agent.id)
        .filter(({ member }) => member.account.includes(name.toLowerCase()))
        .filter(({ member }) => type === undefined || member.type === type)
        .filter((one) => (level === undefined ? !top || one.level === 1 : one.level === level))
        .toSorted((one, other) => one.joinedAt - other.joinedAt || one.id - other.id)
    },

    async create(agent: Caller, { username, password, nickname, type, rebates }: NewDownline): Promise<Downline> {
      const account = username.toLowerCase()
      if (members.findByAccount(account)) {
        const value = { field: 'username', reason: 'is taken' }
        throw new Refusal(400, 'member.exists', 'The username is taken', value)
      }
      const rates = ratesWithin(tree.ratesOf(agent.id), rebates, NO_RATES)
      const id = FIRST_ID + ids.next('downline')
      const joinedAt = clock.now()
      const names = nickname === undefined ? {} : { nickname }
      const member = await members.add({ id, account, password, type, registeredAt: joinedAt, ...names })
      return { ...(await tree.join({ id, uplineId: agent.id, rates, joinedAt })), level: 1, member }
    },

    async promote(agent: Caller, account: string): Promise<void> {
      const { id, level, member } = tree.getDownline(agent, account, 'downline')
      if (level !== 1) throw invalidField('downline', 'is not directly below you')
      if (member.type === AGENT) throw invalidField('downline', 'is an agent already')
      await members.update(id, { type: AGENT })
    },

    /** Changes the rates of a direct downline, from the rates below the downline up to the agent's own. */
    async setRates(agent: Caller, account: string, rebates: readonly RequestedRate[]): Promise<TreeNode> {
      const { id, level, rates: current } = tree.getDownline(agent, account, 'downline')
      if (level !== 1) throw invalidField('downline', 'is not directly below you')
      const rates: Rates = ratesWithin(tree.ratesOf(agent.id), rebates, current)
      assertNotBelow(rebates, tree.childrenOf(id))
      return tree.update(id, { rates })
    },
  }
}
