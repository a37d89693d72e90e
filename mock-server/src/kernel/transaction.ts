/** Money in or out of one account, in minor units. */
export type Posting = { account: string; amount: number }
/** The gateway's transaction code types (facts D.10). */
export const transactionTypes = [
  'deposit',
  'withdraw',
  'withdraw_return',
  'transfer',
  'betting',
  'winning',
  'refund',
  'dividend',
  'betting_rebate',
  'referral_rebate',
  'other',
] as const
export type TransactionType = (typeof transactionTypes)[number]
export type Transaction = {
  id: string
  at: number
  type: TransactionType
  /** The order this money belongs to. */
  orderNo: string
  remark: string
  postings: Posting[]
}
