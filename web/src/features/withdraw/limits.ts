import { problem } from '@longan/sdk/inputs/rules'
import * as v from 'valibot'
import type { AccountList } from '@longan/sdk'
import { type BankKind, kindOf, usableAccounts } from './accounts.ts'
import type { WithdrawSettings } from './withdrawals.queries.ts'
import { type Language, toMinor } from '#lib/money/money.ts'
import { amountRule } from '#shared/forms/amount-rule.ts'

const MINOR_PER_UNIT = 100
const QUICK_AMOUNTS = [100_000, 200_000, 500_000, 1_000_000, 5_000_000].map((amount) => amount * MINOR_PER_UNIT)

export type Limits = ReturnType<typeof limitsOf>
type LimitInput = { settings: WithdrawSettings; list: AccountList; balance: number }

/** Returns minimum and maximum of one withdrawal by kind, in decimals as on the wire. */
const boundsOf = (s: WithdrawSettings) => ({
  B: [s.minimumAmount, s.maximumAmount],
  E: [s.eWalletMinAmount ?? s.minimumAmount, s.eWalletMaxAmount ?? s.maximumAmount],
  V: [s.virtualMinAmount ?? s.minimumAmount, s.virtualMaxAmount ?? s.maximumAmount],
})
/** Returns what remains today, count and sum in decimals; undefined if the gateway does not send it. */
const leftOf = (list: AccountList) => ({
  B: [list.remainingTransactionTimes, list.remainingWithdrawAmount],
  E: [list.remainingEwalletWithdrawCounts, list.remainingEWalletWithdrawAmount],
  V: [list.remainingVirtualTransactionTimes, list.remainingVirtualWithdrawAmount],
})

/** Returns the limits of a withdrawal to this kind of account; amounts in minor units, except `sumLeft`. */
export function limitsOf(kind: BankKind, { settings, list, balance }: LimitInput) {
  const [min = 0, max = 0] = boundsOf(settings)[kind]
  const [timesLeft, sumLeft] = leftOf(list)[kind]
  return {
    min: toMinor(min),
    max: toMinor(Math.min(max, sumLeft ?? max)),
    balance: toMinor(balance),
    isWhole: settings.allowDecimal !== 'Y',
    fixed: settings.fixedAmountFlag === 'Y' ? (settings.fixedWithdrawAmounts ?? []).map(toMinor) : [],
    timesLeft,
    sumLeft,
  }
}

export const withdrawalRule = ({ min, max, balance, fixed, isWhole }: Limits, language: Language) =>
  v.pipe(
    amountRule({ min, max, balance, fixed }, language),
    v.check((minor) => !isWhole || minor % MINOR_PER_UNIT === 0, problem('amountWhole')),
  )

export const wholeBalance = ({ balance }: Pick<Limits, 'balance'>) =>
  Math.floor(balance / MINOR_PER_UNIT) * MINOR_PER_UNIT

export function quickAmounts({ min, max, balance, fixed }: Limits): number[] {
  if (fixed.length > 0) return fixed
  const all = Math.min(max, wholeBalance({ balance }))
  return [...new Set([...QUICK_AMOUNTS, all])].filter((one) => one >= min && one <= all)
}

export function openAccounts(list: AccountList, settings: WithdrawSettings) {
  const isOn = {
    B: settings.normalBankWithdrawalSwitch,
    E: settings.eWalletWithdrawalSwitch,
    V: settings.virtualWalletWithdrawalSwitch,
  }
  return usableAccounts(list).filter((account) => isOn[kindOf(account)] !== 'N')
}
