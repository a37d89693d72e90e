import type { GenericSchema, InferOutput } from 'valibot'
import { memberAccount, houseAccount } from '../../kernel/ledger.ts'
import type { Member } from '../../domains/member/member.model.ts'
import { badField } from '../../kernel/refusal.ts'
import type { Site } from '../../kernel/site.ts'

/** Brings a site into a state that a contract names. Its parameters must fit `schema`. */
export type ProviderState = { schema: GenericSchema; run(site: Site, params: never): unknown }

/** Types a state by the schema of its parameters. */
export const state = <Schema extends GenericSchema>(
  schema: Schema,
  run: (site: Site, params: InferOutput<Schema>) => unknown,
): ProviderState => ({ schema, run })

/** The member with this account; a state about anybody else is refused. */
export function memberNamed({ world: { db } }: Site, account: string): Member {
  const member = db.members.where({ account })[0]
  if (!member) throw badField('params.account', 'is not an account of this world')
  return member
}

/** Pays in or takes away until the member has exactly `balance`, in minor units. */
export function setBalance({ world: { ledger, clock } }: Site, memberId: number, balance: number) {
  const account = memberAccount(memberId)
  const amount = balance - ledger.balance(account)
  if (amount === 0) return
  ledger.post({
    at: clock.now(),
    type: amount > 0 ? 'deposit' : 'withdraw',
    orderNo: `STATE${memberId}`,
    remark: 'Provider state',
    postings: [
      { account: houseAccount('cashier'), amount: -amount },
      { account, amount },
    ],
  })
}
