import * as v from 'valibot'
import type { SessionService } from '../domains/session/session.service.ts'
import type { Caller } from '../kernel/world/caller.ts'
import { defineDomain } from '../kernel/world/domain.ts'
import { defineLog } from '../kernel/tables/table.ts'
import type { World } from '../kernel/world/world.ts'
import { agentHistory } from './agent-history.ts'
import { cashierHistory } from './cashier-history.ts'
import { playHistory } from './play-history.ts'
import type { History } from './history.ts'
import { messageHistory } from './message-history.ts'
import { rewardHistory } from './reward-history.ts'

const HISTORIES: readonly History[] = [agentHistory, playHistory, rewardHistory, messageHistory, cashierHistory]

/** Ids of the seeded parts of histories: `1001:play`. */
const historyTable = defineLog('pasts', v.object({ id: v.string() }))

/** Seeds the member's history, each part once. */
export async function seedHistory(world: World, member: Caller): Promise<void> {
  const written = world.table(historyTable)
  for (const { name, appliesTo, seed } of HISTORIES) {
    const id = `${member.id}:${name}`
    if (!appliesTo(member) || written.get(id)) continue
    await seed(world, member)
    await written.insert({ id })
  }
}

export const history = defineDomain({
  name: 'history',
  tables: [historyTable],
  start(world: World, { session }: { session: SessionService }) {
    session.beforeSession((member) => seedHistory(world, member))
  },
})
