import type { Caller } from '../../kernel/caller.ts'
import { memberAccount } from '../../kernel/ledger.ts'
import { assertRealMoney } from '../../kernel/real-money.ts'
import type { World } from '../../kernel/world.ts'
import { refuseMove, refuseSingle, wholeUnits } from './transfer-rules.ts'
import { createWallets, MAIN_WALLET, type Wallet, type WalletsSettings } from './wallets.ts'

export type { Wallet } from './wallets.ts'
export type WalletService = ReturnType<typeof walletService>
/** Minor units; nothing when it was finer than that. */
export type WalletMove = { from: number; to: number; amount: number | undefined }
/** What came back from a vendor, or what stayed there and why. */
export type Returned = { wallet: Wallet; amount: number; reason?: string }

/** What a member has. Games are played from the main wallet; money can be put aside at vendors. Money at stake is in none of them. */
export const walletService = (world: World<WalletsSettings>) => {
  const { ledger, settings } = world
  const { of, named, move } = createWallets(world)
  const isSingle = () => settings.wallets.isSingle

  return {
    /** What the member can play with. */
    balanceOf: (memberId: number): number => ledger.balance(memberAccount(memberId)),
    sumOf: (memberId: number): number => of(memberId).reduce((sum, { balance }) => sum + balance, 0),
    walletsOf: of,
    isSingle,

    /** Moves all of the amount, or refuses and moves nothing. */
    transfer(member: Caller, { from, to, amount }: WalletMove): number {
      refuseSingle(isSingle())
      assertRealMoney(member, 'moves money')
      const source = named(member.id, from, 'fromAccountTypeId')
      const target = named(member.id, to, 'toAccountTypeId')
      refuseMove(source, target, amount)
      move(source, target, amount)
      return amount
    },

    /** Brings the whole units of every vendor's wallet back, on a site with a single wallet too. Of each wallet all of them come, or all stay. */
    returnAll(memberId: number): { returned: Returned[]; remaining: Returned[] } {
      const [main, ...vendors] = of(memberId) as [Wallet, ...Wallet[]]
      const filled = vendors.filter(({ balance }) => balance > 0)
      if (filled.length === 0) refuseSingle(isSingle())
      const ready = filled.filter(({ isClosed, balance }) => !isClosed && wholeUnits(balance) > 0)
      const returned = ready.map((wallet) => ({ wallet, amount: wholeUnits(wallet.balance) }))
      for (const { wallet, amount } of returned) move(wallet, main, amount)
      return { returned, remaining: filled.flatMap(restOf) }
    },
  }
}

function restOf(wallet: Wallet): Returned[] {
  if (wallet.isClosed) return [{ wallet, amount: wallet.balance, reason: 'is under maintenance' }]
  const rest = wallet.balance - wholeUnits(wallet.balance)
  return rest > 0 ? [{ wallet, amount: rest, reason: 'is less than a unit' }] : []
}

/** The main wallet's id on the wire. */
export const isMain = ({ id }: Wallet) => id === MAIN_WALLET
