/** A credit or debit of one account, in minor units. */
export type Posting = { account: string; amount: number }
/** Types of transactions. `domains/records/transaction-kinds.ts` defines their numbers and groups in the gateway (facts D.10). */
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
  'agent_rebate',
  'share_bonus',
  'daily_wage',
  'hour_wage',
  'real_time_wage',
  'transfer_down',
  'transfer_up',
  'other',
] as const
export type TransactionType = (typeof transactionTypes)[number]
export type Transaction = {
  id: string
  at: number
  type: TransactionType
  orderNo: string
  remark: string
  postings: Posting[]
}
