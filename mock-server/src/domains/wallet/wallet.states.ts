import * as v from 'valibot'
import { houseAccount, memberAccount } from '../../kernel/ledger.ts'
import { amount, state } from '../../kernel/provider-state.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'

export const walletStates = (world: World, { members }: { members: MembersService }) => ({
  'a member has money': state(v.object({ account: v.string(), balance: amount }), ({ account, balance }) =>
    setBalance(world, members.named(account, 'params.account').id, balance),
  ),
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
