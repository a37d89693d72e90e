import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { callbackTable } from './callback.model.ts'
import { callbacksService } from './callbacks.service.ts'
import { walletHandlers } from './wallet.handlers.ts'
import { walletService, type WalletService } from './wallet.service.ts'
import type { WalletsSettings } from './wallets.ts'
import * as v from 'valibot'
import { houseAccount, memberAccount } from '../../kernel/money/ledger.ts'
import { amountSchema, defineProviderState } from '../../kernel/world/provider-state.ts'
import type { MembersService } from '../member/member.service.ts'
import type { SessionService } from '../session/session.service.ts'

const account = v.string()
const accountTypeId = v.number()
type Dependencies = { members: MembersService; session: SessionService; wallet: WalletService }

const walletStates = (world: World<WalletsSettings>, { members, session, wallet }: Dependencies) => {
  const idOf = (name: string) => members.getByAccount(name, 'params.account').id
  /** The history of a member has bets and transfers, which a balance of the state must not refuse. */
  const prepare = (name: string) => session.prepare(members.getByAccount(name, 'params.account'))
  return {
    'a member has money': defineProviderState(
      v.object({ account, balance: amountSchema }),
      async ({ account: name, balance }) => {
        await prepare(name)
        setBalance(world, memberAccount(idOf(name)), balance)
      },
    ),
    'a member has money at a vendor': defineProviderState(
      v.object({ account, accountTypeId, balance: amountSchema }),
      async (params) => {
        await prepare(params.account)
        const at = wallet.walletsOf(idOf(params.account)).find(({ id }) => id === params.accountTypeId)
        if (at) setBalance(world, at.account, params.balance)
      },
    ),
    'a vendor wallet is closed': defineProviderState(v.object({ account, accountTypeId }), (params) => {
      const at = wallet.walletsOf(idOf(params.account)).find(({ id }) => id === params.accountTypeId)
      if (at) world.settings.wallets = { ...world.settings.wallets, closed: [at.code] }
    }),
    'the site has a single wallet': defineProviderState(v.object({}), () => {
      world.settings.wallets = { ...world.settings.wallets, isSingle: true }
    }),
  }
}

/** Posts a deposit or withdrawal, so that the account holds exactly `balance`, in minor units. */
function setBalance({ ledger, clock }: World, account: string, balance: number) {
  const amount = balance - ledger.balance(account)
  if (amount === 0) return
  ledger.post({
    at: clock.now(),
    type: amount > 0 ? 'deposit' : 'withdraw',
    orderNo: `STATE-${account}`,
    remark: 'Provider state',
    postings: [
      { account: houseAccount('cashier'), amount: -amount },
      { account, amount },
    ],
  })
}

export const wallet = defineDomain({
  name: 'wallet',
  tables: [callbackTable],
  settings: (): WalletsSettings => ({ wallets: { isSingle: false, closed: [] } }),
  services: {
    wallet: walletService,
    callbacks: callbacksService,
  },
  handlers: walletHandlers,
  states: walletStates,
})
