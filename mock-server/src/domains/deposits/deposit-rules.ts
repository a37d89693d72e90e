import { toDecimal } from '../../kernel/money.ts'
import { invalidField, Refusal } from '../../kernel/refusal.ts'
import { banksAt, type Channel, channelOf, opensAt, type Way } from './channels.ts'
import type { Deposit, DepositState } from './deposit.model.ts'

/** What the channel keeps of `amount`. */
export const feeOf = ({ feePercent, minFee }: Pick<Channel, 'feePercent' | 'minFee'>, amount: number): number =>
  feePercent === 0 ? 0 : Math.min(amount, Math.max(minFee, Math.round((amount * feePercent) / 100)))

/** The channel of this id that is paid in this way, with a bank that it has; anything else is refused by its field. */
export function channelFor(asked: { vendorId: number; bankCode: string }, way: Way): Channel {
  const channel = channelOf(asked.vendorId)
  if (channel?.way !== way) throw invalidField('vendorId', 'is not a channel of this kind')
  if (!banksAt(channel).some(({ code }) => code === asked.bankCode))
    throw invalidField('bankCode', 'is not a bank of the channel')
  return channel
}

/** A closed channel says why, and when it opens. */
export function refuseClosed(channel: Channel, { isSiteOpen, now }: { isSiteOpen: boolean; now: number }) {
  const next = opensAt(channel, now)
  if (isSiteOpen && next === undefined) return
  const reason = isSiteOpen ? 'is closed at this hour' : 'is switched off by the operator'
  const data = { depositOffMessage: `The channel ${reason}`, ...(isSiteOpen && { opensAt: next }) }
  const value = { field: 'vendorId', reason, data }
  throw new Refusal(400, 'deposit.channel.unavailable', `The channel ${reason}`, value)
}

/** At most two decimals, within the limits, and one of the fixed amounts where there are some. */
export function refuseAmount(amount: number | undefined, { min, max, fixed }: Channel): asserts amount is number {
  const data = { min: toDecimal(min), max: toDecimal(max), ...(fixed.length > 0 && { amounts: fixed.map(toDecimal) }) }
  const refuse = (reason: string) =>
    new Refusal(400, 'amount.invalid', `amount: ${reason}`, { field: 'amount', reason, data })
  if (amount === undefined) throw refuse('has more than two decimals')
  if (amount < min) throw refuse('is below the minimum')
  if (amount > max) throw refuse('is above the maximum')
  if (fixed.length > 0 && !fixed.includes(amount)) throw refuse('is not one of the fixed amounts')
}

export function refuseState({ state }: Deposit, allowed: readonly DepositState[]) {
  if (allowed.includes(state)) return
  const value = { field: 'depositId', reason: `is ${state}` }
  throw new Refusal(400, 'deposit.state.invalid', `The deposit is ${state}`, value)
}
