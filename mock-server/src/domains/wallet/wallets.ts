import { catalogue } from '../../catalogue/catalogue.ts'
import { memoizeLast } from '../../kernel/world/memoize-last.ts'
import { memberAccount } from '../../kernel/money/ledger.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'

export type WalletsSettings = {
  wallets: {
    isSingle: boolean
    closed: readonly string[]
  }
}
/** A member's main wallet or vendor wallet. Money in minor units. */
export type Wallet = {
  id: number
  code: string
  name: { vi: string; en: string }
  account: string
  balance: number
  isClosed: boolean
}

export const MAIN_WALLET = 2
const MAIN_NAME = { vi: 'Ví chính', en: 'Main' }
/** The first vendors of the menu have wallets of their own. */
const VENDORS = 8

const vendorsWithWallet = () => catalogue().vendors.slice(0, VENDORS)

const vendorAccount = (code: string, memberId: number) => `wallet:${code}:${memberId}`

export function createWallets({ ledger, clock, ids, settings }: World<WalletsSettings>) {
  function of(memberId: number): Wallet[] {
    const { isSingle, closed } = settings.wallets
    const at = (account: string) => ({ account, balance: ledger.balance(account) })
    const main = { id: MAIN_WALLET, code: 'MAIN', name: MAIN_NAME, isClosed: false, ...at(memberAccount(memberId)) }
    const vendors = vendorsWithWallet().map(({ accountTypeId: id, code, name }) => ({
      id,
      code,
      name,
      isClosed: closed.includes(code),
      ...at(vendorAccount(code, memberId)),
    }))
    // Money moved to vendors before the single wallet was switched on must stay visible.
    return [main, ...vendors.filter(({ balance }) => !isSingle || balance > 0)]
  }

  const accountsOf = memoizeLast((memberId: number) => [
    memberAccount(memberId),
    ...vendorsWithWallet().map(({ code }) => vendorAccount(code, memberId)),
  ])

  return {
    of,
    sumOf(memberId: number): number {
      let sum = 0
      for (const account of accountsOf(memberId)) sum += ledger.balance(account)
      return sum
    },
    getWallet(memberId: number, id: number, field: string): Wallet {
      const wallet = of(memberId).find((one) => one.id === id)
      if (!wallet) throw invalidField(field, 'is not one of your wallets')
      return wallet
    },
    move(from: Wallet, to: Wallet, amount: number) {
      ledger.post({
        at: clock.now(),
        type: 'transfer',
        orderNo: ids.order('X'),
        remark: `${from.name.en} > ${to.name.en}`,
        postings: [
          { account: from.account, amount: -amount },
          { account: to.account, amount },
        ],
      })
    },
  }
}
