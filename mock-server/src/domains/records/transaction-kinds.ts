import type { TransactionType } from '../../kernel/ledger.ts'

/** The groups that a member may filter by (facts D.10). */
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

/** The gateway's numbers for what our ledger knows; 8102 and 8202 are stated, the others are of its number space. */
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
  other: { id: 6110, codeType: 'other', names: { vi: 'Khác', en: 'Other' } },
}

export const kindOf = (type: TransactionType): TransactionKind => KINDS[type]
