import { type Language, toMinor } from '#lib/money/money.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import type { Channel } from '#api/wallet/deposits.queries.ts'

type ChargeRates = Pick<Channel, 'customerCharge' | 'minCustomerCharge' | 'maxCustomerCharge' | 'customerChargeFixed'>

const isFree = ({ customerCharge = 0, customerChargeFixed = 0 }: ChargeRates) =>
  customerCharge === 0 && customerChargeFixed === 0

/** Returns the charge of a channel for an amount, both in minor units; at most the amount itself. */
export function chargeOf(channel: ChargeRates, amount: number): number {
  if (isFree(channel)) return 0
  const { customerCharge = 0, minCustomerCharge = 0, maxCustomerCharge, customerChargeFixed = 0 } = channel
  const max = maxCustomerCharge === undefined ? Infinity : toMinor(maxCustomerCharge)
  const share = Math.min(max, Math.max(toMinor(minCustomerCharge), Math.round((amount * customerCharge) / 100)))
  return Math.min(amount, share + toMinor(customerChargeFixed))
}

/** Returns the percent and the minimum of the charge, formatted; undefined for a free channel. */
export function chargeRule(channel: ChargeRates, language: Language) {
  if (isFree(channel)) return undefined
  const { customerCharge = 0, minCustomerCharge = 0, customerChargeFixed = 0 } = channel
  return {
    percent: formatAmount(customerCharge, language),
    min: formatAmount(minCustomerCharge + customerChargeFixed, language),
  }
}
