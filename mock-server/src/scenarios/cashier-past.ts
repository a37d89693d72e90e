import * as v from 'valibot'
import { paymentPasswordTable, printOf } from '../domains/security/payment-password.model.ts'
import type { SessionService } from '../domains/session/session.service.ts'
import type { Caller } from '../kernel/caller.ts'
import { defineDomain } from '../kernel/domain.ts'
import { defineLog } from '../kernel/table.ts'
import type { World } from '../kernel/world.ts'

/** What personas pay with, where they have set one. */
const PAYMENT_PASSWORD = '246810'
const WITH_PASSWORD = ['demo01', 'vip02', 'many01', 'agent01']

/** Members whose cashier has been filled. `id` is the member's. */
const filledTable = defineLog('cashierPasts', v.object({ id: v.number() }))

/** Gives personas what they have at the cashier before their first session. */
export const cashierPast = defineDomain({
  name: 'cashierPast',
  tables: [filledTable],
  services(world: World, { session }: { session: SessionService }) {
    session.beforeSession((member) => fill(world, member))
    return {}
  },
})

async function fill(world: World, { id, account }: Caller) {
  const filled = world.table(filledTable)
  if (!WITH_PASSWORD.includes(account) || filled.get(id)) return
  await world.table(paymentPasswordTable).insert({ id, password: printOf(id, PAYMENT_PASSWORD), failures: 0 })
  await filled.insert({ id })
}
