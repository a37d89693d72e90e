import type { components } from '@longan/sdk'
import { findBank, toCoins } from '../../catalogue/banks.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { yesNo } from '../../kernel/validation/inputs.ts'
import { masked } from './account.model.ts'
import type { Restriction } from './restrictions.ts'
import {
  estimatePaidAt,
  FREE_PER_DAY,
  LIMITS,
  MAX_PER_DAY,
  MAX_AMOUNT_PER_DAY,
  type UsedToday,
} from './withdrawal-rules.ts'
import { isOpen, type Withdrawal } from './withdrawal.model.ts'

type Schemas = components['schemas']

/** The gateway's status numbers (facts D.12): 3 is displayed as a gain, 4 as a loss. */
export const STATUS = { submitted: 0, reviewing: 1, paying: 2, paid: 3, rejected: 4, returned: 4 } as const

const NOTES = {
  fee: {
    vi: `Miễn phí ${FREE_PER_DAY} lần mỗi ngày, sau đó 0,5% (tối thiểu 5.000\u00A0₫)`,
    en: `${FREE_PER_DAY} free per day, then 0.5% (min. 5,000\u00A0₫)`,
  },
  care: { vi: 'Chỉ rút về tài khoản của chính bạn', en: 'Only to your own accounts' },
}

export const toReceipt = (row: Withdrawal): Schemas['WithdrawReceipt'] => ({
  refId: row.id,
  charge: toDecimal(row.fee),
  receivedAmount: toDecimal(row.amount - row.fee),
  estimatedTime: estimatePaidAt(row),
})

export function toWithdrawal(row: Withdrawal, language: Language): Schemas['Withdrawal'] {
  const { name, coin } = findBank(row.bankCode)!
  return {
    refId: row.id,
    withdrawType: row.kind,
    ...(coin && { virtualAmount: toCoins(row.amount - row.fee, coin) }),
    amount: toDecimal(row.amount),
    bankName: name[language],
    withdrawDate: row.submittedAt,
    status: STATUS[row.state],
    remark: row.reason?.[language] ?? '',
    state: row.state,
    charge: toDecimal(row.fee),
    cardNumber: masked(row),
    ...(isOpen(row) && { estimatedTime: estimatePaidAt(row) }),
  }
}

export const toRemaining = (used: UsedToday) => ({
  minWithdrawal: toDecimal(LIMITS.BC.min),
  maxWithdrawal: toDecimal(LIMITS.BC.max),
  maxTransactionTimes: MAX_PER_DAY,
  remainingTransactionTimes: Math.max(0, MAX_PER_DAY - used.countOf('BC')),
  remainingVirtualTransactionTimes: Math.max(0, MAX_PER_DAY - used.countOf('VW')),
  remainingEwalletWithdrawCounts: Math.max(0, MAX_PER_DAY - used.countOf('EW')),
  remainingWithdrawAmount: toDecimal(MAX_AMOUNT_PER_DAY - used.amountOf('BC')),
  remainingVirtualWithdrawAmount: toDecimal(MAX_AMOUNT_PER_DAY - used.amountOf('VW')),
  remainingEWalletWithdrawAmount: toDecimal(MAX_AMOUNT_PER_DAY - used.amountOf('EW')),
})

type WithdrawSettingsInput = { isOpen: boolean; restrictions: Restriction[]; used: UsedToday }

export function toSettings({ isOpen: isSiteOpen, restrictions, used }: WithdrawSettingsInput, language: Language) {
  const open = yesNo(isSiteOpen)
  return {
    allowWithdraw: yesNo(restrictions.length === 0),
    normalBankWithdrawalSwitch: open,
    eWalletWithdrawalSwitch: open,
    virtualWalletWithdrawalSwitch: open,
    minimumAmount: toDecimal(LIMITS.BC.min),
    maximumAmount: toDecimal(LIMITS.BC.max),
    virtualMinAmount: toDecimal(LIMITS.VW.min),
    virtualMaxAmount: toDecimal(LIMITS.VW.max),
    eWalletMinAmount: toDecimal(LIMITS.EW.min),
    eWalletMaxAmount: toDecimal(LIMITS.EW.max),
    virtualDailyWithdrawMaxCount: MAX_PER_DAY,
    eWalletDailyWithdrawMaxCount: MAX_PER_DAY,
    withdrawExceedChargeMsg: NOTES.fee[language],
    precautionNote: NOTES.care[language],
    allowDecimal: 'N',
    c2cEnabled: 'N',
    fixedAmountFlag: 'N',
    fixedWithdrawAmounts: [],
    amountLimitFlag: 'Y',
    remainingFreeCount: Math.max(0, FREE_PER_DAY - used.count),
    blocked: restrictions.map(({ code, data }) => ({ code, ...(data && { data: data as Record<string, never> }) })),
  } satisfies Schemas['WithdrawSettings']
}
