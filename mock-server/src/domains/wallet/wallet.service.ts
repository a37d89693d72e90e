import type { Caller } from '../../kernel/world/caller.ts'
import { memberAccount } from '../../kernel/money/ledger.ts'
import { assertRealMoney } from '../../kernel/world/real-money.ts'
import type { World } from '../../kernel/world/world.ts'
import { createWallets, MAIN_WALLET, type Wallet, type WalletsSettings } from './wallets.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'

export type { Wallet } from './wallets.ts'
export type WalletService = ReturnType<typeof walletService>
/** A transfer between wallets. `amount` is in minor units, undefined if it had more decimals than that. */
export type WalletTransfer = { from: number; to: number; amount: number | undefined }
export type ReturnedAmount = { wallet: Wallet; amount: number; reason?: string }

/** The wallets of members. Games use the main wallet; money can be moved to vendor wallets. Money at stake is in no wallet. */
export const walletService = (world: World<WalletsSettings>) => {
  const { ledger, settings } = world
  const { of, sumOf, getWallet, move } = createWallets(world)
  const isSingle = () => settings.wallets.isSingle

  return {
    /** Balance of the main wallet, in minor units. */
    balanceOf: (memberId: number): number => ledger.balance(memberAccount(memberId)),
    sumOf,
    walletsOf: of,
    isSingle,

    transfer(member: Caller, { from, to, amount }: WalletTransfer): number {
      assertMultipleWallets(isSingle())
      assertRealMoney(member, 'moves money')
      const source = getWallet(member.id, from, 'fromAccountTypeId')
      const target = getWallet(member.id, to, 'toAccountTypeId')
      assertTransfer(source, target, amount)
      move(source, target, amount)
      return amount
    },

    /** Moves the whole units of every open vendor wallet back to the main wallet. Works on a site with a single wallet too, while money remains at vendors. */
    returnAll(memberId: number): { returned: ReturnedAmount[]; remaining: ReturnedAmount[] } {
      const [main, ...vendors] = of(memberId) as [Wallet, ...Wallet[]]
      const filled = vendors.filter(({ balance }) => balance > 0)
      if (filled.length === 0) assertMultipleWallets(isSingle())
      const ready = filled.filter(({ isClosed, balance }) => !isClosed && wholeUnits(balance) > 0)
      const returned = ready.map((wallet) => ({ wallet, amount: wholeUnits(wallet.balance) }))
      for (const { wallet, amount } of returned) move(wallet, main, amount)
      return { returned, remaining: filled.flatMap(remainderOf) }
    },
  }
}

function remainderOf(wallet: Wallet): ReturnedAmount[] {
  if (wallet.isClosed) return [{ wallet, amount: wallet.balance, reason: 'is under maintenance' }]
  const rest = wallet.balance - wholeUnits(wallet.balance)
  return rest > 0 ? [{ wallet, amount: rest, reason: 'is less than a unit' }] : []
}

export const isMain = ({ id }: Wallet) => id === MAIN_WALLET

const VND = 100

const wholeUnits = (amount: number) => Math.floor(amount / VND) * VND

function assertMultipleWallets(isSingle: boolean) {
  if (!isSingle) return
  const reason = 'the site has a single wallet'
  throw new Refusal(403, 'function.not.available', `Refused: ${reason}`, { reason })
}

const walletClosed = (field: string, { code }: Wallet) =>
  new Refusal(400, 'vendor_under_maintenance', `The wallet ${code} is under maintenance`, {
    field,
    reason: `is the wallet ${code}, which is under maintenance`,
  })

/** Throws a Refusal unless the amount is in whole units above 0, both wallets are open, and `from` holds the amount. */
function assertTransfer(from: Wallet, to: Wallet, amount: number | undefined): asserts amount is number {
  if (from.id === to.id) throw invalidField('toAccountTypeId', 'is the same wallet as fromAccountTypeId')
  if (amount === undefined || amount <= 0 || wholeUnits(amount) !== amount) {
    const value = { field: 'amount', reason: 'must be a whole amount above 0' }
    throw new Refusal(400, 'amount.invalid', 'amount: must be a whole amount above 0', value)
  }
  if (from.isClosed) throw walletClosed('fromAccountTypeId', from)
  if (to.isClosed) throw walletClosed('toAccountTypeId', to)
  if (amount <= from.balance) return
  const value = { field: 'amount', reason: 'is more than the wallet holds' }
  throw new Refusal(400, 'balance.not.enough', 'The balance of the wallet is too low', value)
}
