import * as v from 'valibot'
import { depositDecision, withdrawalDecision } from './cashier-decisions.ts'
import { decideDeposit, decideWithdrawal, waiting } from './cashier-desk.ts'
import { command } from './control-route.ts'

export const cashierCommands = [
  command('GET /cashier', v.strictObject({}), ({ site }) => waiting(site.services)),
  command('POST /cashier/deposits', depositDecision, ({ site, input }) => decideDeposit(site.services, input)),
  command('POST /cashier/withdrawals', withdrawalDecision, ({ site, input }) => decideWithdrawal(site.services, input)),
]
