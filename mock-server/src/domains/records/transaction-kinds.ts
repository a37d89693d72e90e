import type { TransactionType } from '../../kernel/money/ledger.ts'

/** Groups of movements to filter by (facts D.10). */
export const CODE_TYPES = [
  'deposit',
  'withdraw',
  'betting',
  'winning',
  'dividend',
  'betting_rebate',
  'agent_rebate',
  'share_bonus',
  'daily_wage',
  'hour_wage',
  'real_time_wage',
  'referral_rebate',
  'other',
] as const
export type CodeType = (typeof CODE_TYPES)[number]

export type TransactionKind = { id: number; codeType: CodeType; names: { vi: string; en: string } }

/** The gateway's numbers for our kinds of movements. 8102 and 8202 are stated; the others are chosen from its number space. */
const KINDS: Record<TransactionType, TransactionKind> = {
  deposit: { id: 5100, codeType: 'deposit', names: { vi: 'Nạp tiền', en: 'Deposit' } },
  withdraw: { id: 5200, codeType: 'withdraw', names: { vi: 'Rút tiền', en: 'Withdrawal' } },
  withdraw_return: { id: 5112, codeType: 'withdraw', names: { vi: 'Hoàn tiền rút', en: 'Withdrawal returned' } },
  transfer: { id: 3102, codeType: 'other', names: { vi: 'Chuyển ví', en: 'Wallet transfer' } },
  betting: { id: 8202, codeType: 'betting', names: { vi: 'Đặt cược', en: 'Stake' } },
  winning: { id: 8102, codeType: 'winning', names: { vi: 'Thắng cược', en: 'Win' } },
  refund: { id: 6113, codeType: 'other', names: { vi: 'Hoàn cược', en: 'Stake returned' } },
  dividend: { id: 6101, codeType: 'dividend', names: { vi: 'Khuyến mãi', en: 'Bonus' } },
  betting_rebate: { id: 6104, codeType: 'betting_rebate', names: { vi: 'Hoàn trả cược', en: 'Betting rebate' } },
  referral_rebate: { id: 6208, codeType: 'referral_rebate', names: { vi: 'Thưởng giới thiệu', en: 'Referral reward' } },
  agent_rebate: { id: 6111, codeType: 'agent_rebate', names: { vi: 'Hoa hồng đại lý', en: 'Agent commission' } },
  share_bonus: { id: 6112, codeType: 'share_bonus', names: { vi: 'Chia lợi nhuận', en: 'Dividend' } },
  daily_wage: { id: 6116, codeType: 'daily_wage', names: { vi: 'Lương ngày', en: 'Daily salary' } },
  hour_wage: { id: 6131, codeType: 'hour_wage', names: { vi: 'Lương giờ', en: 'Hourly salary' } },
  real_time_wage: { id: 6114, codeType: 'real_time_wage', names: { vi: 'Lương tức thời', en: 'Real-time salary' } },
  transfer_down: { id: 6201, codeType: 'other', names: { vi: 'Chuyển cho cấp dưới', en: 'Transfer to a downline' } },
  transfer_up: { id: 6233, codeType: 'other', names: { vi: 'Chuyển lên cấp trên', en: 'Transfer to the upline' } },
  other: { id: 6110, codeType: 'other', names: { vi: 'Khác', en: 'Other' } },
}

export const kindOf = (type: TransactionType): TransactionKind => KINDS[type]

export const transactionKinds = (): TransactionKind[] => Object.values(KINDS)
