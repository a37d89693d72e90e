import { ACCOUNT, withCard, withPaymentPassword } from './examples.ts'
import type { Given } from './states.ts'

export const plenty: Given = ['a member has money', { account: ACCOUNT, balance: 100_000_000 }]
export const setUp: Given[] = [withPaymentPassword, withCard]
/** Somebody who may withdraw. */
export const given: Given[] = [...setUp, plenty]
export const withdrawn = (refId: string, amount: number): Given => [
  'a member has withdrawn',
  { account: ACCOUNT, refId, amount },
]
export const inReview: Given = [
  'a member has an open withdrawal',
  { account: ACCOUNT, refId: 'W77001', amount: 150_000 },
]
export const mustStake: Given = ['a member has to stake', { account: ACCOUNT, requiredTurnover: 100_000 }]
