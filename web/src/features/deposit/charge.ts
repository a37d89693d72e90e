import { type Language, toMinor } from '#lib/money.ts'
import { formatAmount } from '#lib/typed-money.ts'
import type { Channel } from '#api/deposits.queries.ts'

type Charging = Pick<Channel, 'customerCharge' | 'minCustomerCharge' | 'maxCustomerCharge' | 'customerChargeFixed'>

const isFree = ({ customerCharge = 0, customerChargeFixed = 0 }: Charging) =>
  customerCharge === 0 && customerChargeFixed === 0

/** What a channel keeps of an amount, both in minor units: never more than all of it. */
export function chargeOf(channel: Charging, amount: number): number {
  if (isFree(channel)) return 0
  const { customerCharge = 0, minCustomerCharge = 0, maxCustomerCharge, customerChargeFixed = 0 } = channel
  const most = maxCustomerCharge === undefined ? Infinity : toMinor(maxCustomerCharge)
  const share = Math.min(most, Math.max(toMinor(minCustomerCharge), Math.round((amount * customerCharge) / 100)))
  return Math.min(amount, share + toMinor(customerChargeFixed))
}

/** The charge before any amount is known: its percent and its least. Nothing where there is none. */
export function chargeRule(channel: Charging, language: Language) {
  if (isFree(channel)) return undefined
  const { customerCharge = 0, minCustomerCharge = 0, customerChargeFixed = 0 } = channel
  return {
    percent: formatAmount(customerCharge, language),
    least: formatAmount(minCustomerCharge + customerChargeFixed, language),
  }
}
