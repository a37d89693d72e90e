import type { Caller } from '../../kernel/caller.ts'
import { nextTimeOfDay } from '../../kernel/local-day.ts'
import { invalidField } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import { type Place, placeTable, type Rates } from './agent.model.ts'
import { SITE_RATES } from './agent-rates.ts'

export type { Place } from './agent.model.ts'
export type TreeService = ReturnType<typeof treeService>
/** Somebody below an agent; `level` 1 is directly below. */
export type Downline = Place & { level: number; member: Member }

export const AGENT_DAY = 'agent.day'
/** Yesterday is paid at this time of the day. */
const PAID_AT = 30 * 60_000

/** The next time at which days are paid. */
export const nextPay = (now: number): number => nextTimeOfDay(now, PAID_AT)

/** Puts somebody into the tree. With the first one the days begin to be paid, from `now` on. */
export function joinTree({ table, events }: World, place: Place, now: number): Promise<Place> {
  const places = table(placeTable)
  if (places.size() === 0) events.schedule(nextPay(now), AGENT_DAY)
  return places.insert(place)
}

/** Who stands below whom. An agent sees its own branch, and nobody else's. */
export const treeService = (world: World, members: MembersService) => {
  const places = world.table(placeTable)
  const childrenOf = (id: number): Place[] => places.where({ uplineId: id })

  function* below(id: number, level: number): Generator<Downline> {
    for (const place of childrenOf(id)) {
      const member = members.get(place.id)
      if (member) yield { ...place, level, member }
      yield* below(place.id, level + 1)
    }
  }

  /** The member of this account below the agent, if there is one. */
  function find(agentId: number, account: string): Downline | undefined {
    const member = members.byAccount(account)
    const level = member ? levelBelow(agentId, { id: member.id, placeOf: (id) => places.get(id) }) : 0
    return member && level > 0 ? { ...places.get(member.id)!, level, member } : undefined
  }

  return {
    placeOf: (id: number): Place | undefined => places.get(id),
    ratesOf: (id: number): Rates => places.get(id)?.rates ?? SITE_RATES,
    uplineOf(id: number): Member | undefined {
      const uplineId = places.get(id)?.uplineId
      return uplineId === undefined ? undefined : members.get(uplineId)
    },
    /** Everybody below, each followed by their own branch. */
    branchOf: (id: number): Downline[] => [...below(id, 1)],
    /** Everybody below by their ids alone: all that a sum needs, which is asked for each hour of each contract. */
    idsBelow: (id: number): number[] => idsBelow(childrenOf, id),
    childrenOf,
    /** Everybody who has somebody below. */
    agentIds: (): number[] => [...new Set(places.dump().flatMap(({ uplineId }) => uplineId ?? []))],
    find,
    /** The member of this account below the agent; anybody else is refused under the name of the `field` that asked. */
    named({ id: agentId }: Caller, account: string, field: string): Downline {
      const found = find(agentId, account)
      if (!found) throw invalidField(field, 'is nobody below you')
      return found
    },
    join: (place: Place): Promise<Place> => joinTree(world, place, world.clock.now()),
    update: (id: number, change: Partial<Place>): Promise<Place> => places.update(id, change),
  }
}

function idsBelow(childrenOf: (id: number) => Place[], id: number, into: number[] = []): number[] {
  for (const child of childrenOf(id)) {
    into.push(child.id)
    idsBelow(childrenOf, child.id, into)
  }
  return into
}

type Climb = { id: number; placeOf(id: number): Place | undefined }

/** How far below the agent somebody stands; 0 where they do not. */
function levelBelow(agentId: number, { id, placeOf }: Climb): number {
  let level = 0
  for (let at = placeOf(id); at; at = placeOf(at.uplineId ?? -1)) {
    level++
    if (at.uplineId === agentId) return level
  }
  return 0
}
