import { toDecimal } from '../../kernel/money/money.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import { banksAt, type Channel, channelOf, opensAt, type PaymentMethod } from './channels.ts'
import type { Deposit, DepositState } from './deposit.model.ts'

/** Returns the channel's fee for `amount`, in minor units. */
export const feeOf = ({ feePercent, minFee }: Pick<Channel, 'feePercent' | 'minFee'>, amount: number): number =>
  feePercent === 0 ? 0 : Math.min(amount, Math.max(minFee, Math.round((amount * feePercent) / 100)))

/** Returns the channel with this id. Throws a Refusal if it has another payment method or not this bank. */
export function getChannel(input: { vendorId: number; bankCode: string }, paymentMethod: PaymentMethod): Channel {
  const channel = channelOf(input.vendorId)
  if (channel?.paymentMethod !== paymentMethod) throw invalidField('vendorId', 'is not a channel of this kind')
  if (!banksAt(channel).some(({ code }) => code === input.bankCode))
    throw invalidField('bankCode', 'is not a bank of the channel')
  return channel
}

export function assertOpen(channel: Channel, { isSiteOpen, now }: { isSiteOpen: boolean; now: number }) {
  const next = opensAt(channel, now)
  if (isSiteOpen && next === undefined) return
  const reason = isSiteOpen ? 'is closed at this hour' : 'is switched off by the operator'
  const data = { depositOffMessage: `The channel ${reason}`, ...(isSiteOpen && { opensAt: next }) }
  const value = { field: 'vendorId', reason, data }
  throw new Refusal(400, 'deposit.channel.unavailable', `The channel ${reason}`, value)
}

/** Throws a Refusal unless the amount has at most two decimals, is within the limits, and is one of the fixed amounts, if any. */
export function assertAmount(amount: number | undefined, { min, max, fixed }: Channel): asserts amount is number {
  const data = { min: toDecimal(min), max: toDecimal(max), ...(fixed.length > 0 && { amounts: fixed.map(toDecimal) }) }
  const invalidAmount = (reason: string) =>
    new Refusal(400, 'amount.invalid', `amount: ${reason}`, { field: 'amount', reason, data })
  if (amount === undefined) throw invalidAmount('has more than two decimals')
  if (amount < min) throw invalidAmount('is below the minimum')
  if (amount > max) throw invalidAmount('is above the maximum')
  if (fixed.length > 0 && !fixed.includes(amount)) throw invalidAmount('is not one of the fixed amounts')
}

export function assertState({ state }: Deposit, allowed: readonly DepositState[]) {
  if (allowed.includes(state)) return
  const value = { field: 'depositId', reason: `is ${state}` }
  throw new Refusal(400, 'deposit.state.invalid', `The deposit is ${state}`, value)
}
