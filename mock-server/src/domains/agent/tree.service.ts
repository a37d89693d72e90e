import type { Caller } from '../../kernel/world/caller.ts'
import { nextTimeOfDay } from '../../kernel/world/local-day.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import { type TreeNode, treeNodeTable, type Rates } from './agent.model.ts'
import { SITE_RATES } from './agent-rates.ts'

export type { TreeNode } from './agent.model.ts'
export type TreeService = ReturnType<typeof treeService>
/** A member below an agent; `level` 1 is directly below. */
export type Downline = TreeNode & { level: number; member: Member }

export const AGENT_DAY = 'agent.day'
const PAYOUT_TIME = 30 * 60_000

export const nextPayoutAt = (now: number): number => nextTimeOfDay(now, PAYOUT_TIME)

/** Adds a member to the tree. The first one starts the daily payouts, from `now` on. */
export function joinTree({ table, events }: World, node: TreeNode, now: number): Promise<TreeNode> {
  const nodes = table(treeNodeTable)
  if (nodes.size() === 0) events.schedule(nextPayoutAt(now), AGENT_DAY)
  return nodes.insert(node)
}

export const treeService = (world: World, members: MembersService) => {
  const nodes = world.table(treeNodeTable)
  const childrenOf = (id: number): TreeNode[] => nodes.where({ uplineId: id })

  function* below(id: number, level: number): Generator<Downline> {
    for (const node of childrenOf(id)) {
      const member = members.get(node.id)
      if (member) yield { ...node, level, member }
      yield* below(node.id, level + 1)
    }
  }

  function find(agentId: number, account: string): Downline | undefined {
    const member = members.findByAccount(account)
    const level = member ? levelBelow(agentId, { id: member.id, nodeOf: (id) => nodes.get(id) }) : 0
    return member && level > 0 ? { ...nodes.get(member.id)!, level, member } : undefined
  }

  return {
    nodeOf: (id: number): TreeNode | undefined => nodes.get(id),
    ratesOf: (id: number): Rates => nodes.get(id)?.rates ?? SITE_RATES,
    uplineOf(id: number): Member | undefined {
      const uplineId = nodes.get(id)?.uplineId
      return uplineId === undefined ? undefined : members.get(uplineId)
    },
    /** Returns all members below, each followed by its own branch. */
    branchOf: (id: number): Downline[] => [...below(id, 1)],
    /** Returns only the ids of all members below. Faster than `branchOf`, because sums run every hour for each contract. */
    idsBelow: (id: number): number[] => idsBelow(childrenOf, id),
    childrenOf,
    agentIds: (): number[] => [...new Set(nodes.dump().flatMap(({ uplineId }) => uplineId ?? []))],
    find,
    getDownline({ id: agentId }: Caller, account: string, field: string): Downline {
      const found = find(agentId, account)
      if (!found) throw invalidField(field, 'is not one of your downlines')
      return found
    },
    join: (node: TreeNode): Promise<TreeNode> => joinTree(world, node, world.clock.now()),
    update: (id: number, change: Partial<TreeNode>): Promise<TreeNode> => nodes.update(id, change),
  }
}

function idsBelow(childrenOf: (id: number) => TreeNode[], id: number, into: number[] = []): number[] {
  for (const child of childrenOf(id)) {
    into.push(child.id)
    idsBelow(childrenOf, child.id, into)
  }
  return into
}

type LevelQuery = { id: number; nodeOf(id: number): TreeNode | undefined }

/** Returns the level of a member below the agent, or 0 if it is not below. */
function levelBelow(agentId: number, { id, nodeOf }: LevelQuery): number {
  let level = 0
  for (let at = nodeOf(id); at; at = nodeOf(at.uplineId ?? -1)) {
    level++
    if (at.uplineId === agentId) return level
  }
  return 0
}
