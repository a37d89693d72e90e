import * as v from 'valibot'
import { toDecimal } from '../kernel/money/money.ts'
import { seedLimitHistory } from '../histories/seed-history.ts'
import { command } from './control-route.ts'

const text = (max: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(max))
const payout = v.strictObject({
  account: v.string(),
  /** Where to, for a member without an account for withdrawals. */
  target: v.optional(v.strictObject({ bankCode: text(20), number: text(40) })),
})
const message = v.strictObject({
  kind: v.picklist(['service', 'promotion']),
  /** All members without it. */
  account: v.optional(v.string()),
  title: text(100),
  content: text(2000),
})

export const supportCommands = [
  command('POST /cashier/payouts', payout, async ({ site: { services }, input: { account, target } }) => {
    const { id: refId, amount, state } = await services.withdrawals.payOut(account, target)
    return { refId, account, amount: toDecimal(amount), state }
  }),
  command('POST /messages', message, async ({ site: { world, services }, input: { account, ...mailing } }) => {
    // A persona in a break may not have logged in yet.
    const receivers = services.members.list().filter((member) => account === undefined || member.account === account)
    for (const member of receivers) await seedLimitHistory(world, member)
    return { accounts: await services.mailings.send(mailing, account) }
  }),
]
