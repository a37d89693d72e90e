import { paymentPasswordTable, printOf } from '../domains/security/payment-password.model.ts'
import type { Caller } from '../kernel/caller.ts'
import type { World } from '../kernel/world.ts'
import type { Past } from './past.ts'

/** What personas pay with, where they have set one. */
const PAYMENT_PASSWORD = '246810'
const WITH_PASSWORD = ['demo01', 'vip02', 'many01', 'agent01']

/** Gives personas what they have at the cashier. */
export const cashierPast: Past = {
  name: 'cashier',
  isOf: ({ account }) => WITH_PASSWORD.includes(account),
  write: fill,
}

async function fill(world: World, { id }: Caller) {
  await world.table(paymentPasswordTable).insert({ id, password: printOf(id, PAYMENT_PASSWORD), failures: 0 })
}
