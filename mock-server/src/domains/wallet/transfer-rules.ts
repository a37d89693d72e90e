import { invalidField, Refusal } from '../../kernel/refusal.ts'
import type { Wallet } from './wallets.ts'

const VND = 100

/** The whole units in an amount of minor units. */
export const wholeUnits = (amount: number) => Math.floor(amount / VND) * VND

export function refuseSingle(isSingle: boolean) {
  if (!isSingle) return
  const reason = 'the site has a single wallet'
  throw new Refusal(403, 'function.not.available', `Refused: ${reason}`, { reason })
}

const closed = (field: string, { code }: Wallet) =>
  new Refusal(400, 'vendor_under_maintenance', `The wallet ${code} is under maintenance`, {
    field,
    reason: `is the wallet ${code}, which is under maintenance`,
  })

/** Whole units above nothing, between two wallets that are open, and no more than there is. */
export function refuseMove(from: Wallet, to: Wallet, amount: number | undefined): asserts amount is number {
  if (from.id === to.id) throw invalidField('toAccountTypeId', 'is the wallet it comes from')
  if (amount === undefined || amount <= 0 || wholeUnits(amount) !== amount) {
    const value = { field: 'amount', reason: 'must be a whole amount above 0' }
    throw new Refusal(400, 'amount.invalid', 'amount: must be a whole amount above 0', value)
  }
  if (from.isClosed) throw closed('fromAccountTypeId', from)
  if (to.isClosed) throw closed('toAccountTypeId', to)
  if (amount <= from.balance) return
  const value = { field: 'amount', reason: 'is more than the wallet holds' }
  throw new Refusal(400, 'balance.not.enough', 'The wallet does not hold so much', value)
}
