import * as v from 'valibot'
import { houseAccount, memberAccount } from '../../kernel/ledger.ts'
import { toMinor } from '../../kernel/money.ts'
import { state } from '../../kernel/provider-state.ts'
import { badField } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'

export const walletStates = (world: World, { members }: { members: MembersService }) => ({
  'a member has money': state(v.object({ account: v.string(), balance: v.number() }), ({ account, balance }) => {
    const minor = toMinor(balance)
    if (minor === undefined || minor < 0) throw badField('params.balance', 'must be 0 or more, with two decimals')
    setBalance(world, members.named(account, 'params.account').id, minor)
  }),
})

/** Pays in or takes away until the member has exactly `balance`, in minor units. */
function setBalance({ ledger, clock }: World, memberId: number, balance: number) {
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
