import * as v from 'valibot'
import { amount } from '../kernel/provider-state.ts'
import { command } from './control-route.ts'

const reason = v.optional(v.pipe(v.string(), v.maxLength(200)), 'Decided by the operator')
export const withdrawalDecision = v.strictObject({
  refId: v.string(),
  decision: v.picklist(['approve', 'reject', 'return']),
  reason,
})

export const depositDecision = v.strictObject({
  depositId: v.string(),
  decision: v.picklist(['approve', 'reject']),
  /** What arrived, where that is another amount. */
  amount: v.optional(amount),
  reason,
})

// Fetched when somebody decides: no visit of the demo pays for it.
const desk = () => import('./cashier-desk.ts')

/** What an operator does at the cashier: sees what waits, and decides it. */
export const cashierCommands = [
  command('GET /cashier', v.strictObject({}), async ({ site }) => (await desk()).waiting(site.services)),
  command('POST /cashier/deposits', depositDecision, async ({ site, input }) =>
    (await desk()).decideDeposit(site.services, input),
  ),
  command('POST /cashier/withdrawals', withdrawalDecision, async ({ site, input }) =>
    (await desk()).decideWithdrawal(site.services, input),
  ),
]
