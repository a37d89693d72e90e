import * as v from 'valibot'
import type { SessionService } from '../domains/session/session.service.ts'
import type { Caller } from '../kernel/caller.ts'
import { defineDomain } from '../kernel/domain.ts'
import { defineLog } from '../kernel/table.ts'
import type { World } from '../kernel/world.ts'
import { agentPast } from './agent-past.ts'
import { cashierPast } from './cashier-past.ts'
import { replayHistory } from './history.ts'
import type { History } from './seed-history.ts'
import { postPast } from './past-messages.ts'
import { rewardsPast } from './past-rewards.ts'

const PASTS: readonly History[] = [agentPast, replayHistory, rewardsPast, postPast, cashierPast]

/** Which parts of whose past have been written: `1001:play`. */
const pastTable = defineLog('pasts', v.object({ id: v.string() }))

/** Writes the member's past, each part of it once. */
export async function seedHistory(world: World, member: Caller): Promise<void> {
  const written = world.table(pastTable)
  for (const { name, isOf, write } of PASTS) {
    const id = `${member.id}:${name}`
    if (!isOf(member) || written.get(id)) continue
    await write(world, member)
    await written.insert({ id })
  }
}

/** Gives personas their past before their first session. */
export const history = defineDomain({
  name: 'history',
  tables: [pastTable],
  isMadeAtBirth: true,
  services(world: World, { session }: { session: SessionService }) {
    session.beforeSession((member) => seedHistory(world, member))
    return {}
  },
})
