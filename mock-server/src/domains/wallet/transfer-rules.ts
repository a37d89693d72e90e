import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { Wallet } from './wallets.ts'

const VND = 100

export const wholeUnits = (amount: number) => Math.floor(amount / VND) * VND

export function assertMultipleWallets(isSingle: boolean) {
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
export function assertTransfer(from: Wallet, to: Wallet, amount: number | undefined): asserts amount is number {
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
