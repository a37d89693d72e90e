import { problem } from '@longan/sdk/inputs/rules'
import * as v from 'valibot'
import type { AccountList, BankKind } from '#api/accounts.queries.ts'
import type { WithdrawSettings } from '#api/withdrawals.queries.ts'
import { type Language, toMinor } from '#lib/money.ts'
import { amountRule } from '#shared/forms/amount-rule.ts'
import { kindOf, usable } from './accounts.ts'

/** Minor units. */
const UNIT = 100
const QUICK = [100_000, 200_000, 500_000, 1_000_000, 5_000_000].map((amount) => amount * UNIT)

export type Limits = ReturnType<typeof limitsOf>
type Known = { settings: WithdrawSettings; list: AccountList; balance: number }

/** The least and the most of one withdrawal of a kind, in decimals as the gateway speaks. */
const boundsOf = (s: WithdrawSettings) => ({
  B: [s.minimumAmount, s.maximumAmount],
  E: [s.eWalletMinAmount ?? s.minimumAmount, s.eWalletMaxAmount ?? s.maximumAmount],
  V: [s.virtualMinAmount ?? s.minimumAmount, s.virtualMaxAmount ?? s.maximumAmount],
})
/** What is left of today, in times and in decimals; nothing where the gateway does not tell. */
const leftOf = (list: AccountList) => ({
  B: [list.remainingTransactionTimes, list.remainingWithdrawAmount],
  E: [list.remainingEwalletWithdrawCounts, list.remainingEWalletWithdrawAmount],
  V: [list.remainingVirtualTransactionTimes, list.remainingVirtualWithdrawAmount],
})

/** What a withdrawal to an account of this kind may be now; amounts in minor units. */
export function limitsOf(kind: BankKind, { settings, list, balance }: Known) {
  const [min = 0, most = 0] = boundsOf(settings)[kind]
  const [timesLeft, sumLeft] = leftOf(list)[kind]
  return {
    min: toMinor(min),
    max: toMinor(Math.min(most, sumLeft ?? most)),
    balance: toMinor(balance),
    isWhole: settings.allowDecimal !== 'Y',
    fixed: settings.fixedAmountFlag === 'Y' ? (settings.fixedWithdrawAmounts ?? []).map(toMinor) : [],
    timesLeft,
    sumLeft,
  }
}

/** The rule of the amount, told before anything is sent. */
export const withdrawalRule = ({ min, max, balance, fixed, isWhole }: Limits, language: Language) =>
  v.pipe(
    amountRule({ min, max, balance, fixed }, language),
    v.check((minor) => !isWhole || minor % UNIT === 0, problem('amountWhole')),
  )

/** Amounts to tap: those that can be had, and all there is. */
export function quickAmounts({ min, max, balance, fixed }: Limits): number[] {
  if (fixed.length > 0) return fixed
  const all = Math.min(max, Math.floor(balance / UNIT) * UNIT)
  return [...new Set([...QUICK, all])].filter((one) => one >= min && one <= all)
}

/** The accounts that the site pays out to at present. */
export function openAccounts(list: AccountList, settings: WithdrawSettings) {
  const isOn = {
    B: settings.normalBankWithdrawalSwitch,
    E: settings.eWalletWithdrawalSwitch,
    V: settings.virtualWalletWithdrawalSwitch,
  }
  return usable(list).filter((account) => isOn[kindOf(account)] !== 'N')
}
