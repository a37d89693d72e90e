import { ACCOUNT, HOUR, NOW, withCard, withPaymentPassword } from './examples.ts'
import type { ProviderState } from '../states/states.ts'

export const plenty: ProviderState = ['a member has money', { account: ACCOUNT, balance: 100_000_000 }]
export const setUp: ProviderState[] = [withPaymentPassword, withCard]
/** A member who may withdraw. */
export const given: ProviderState[] = [...setUp, plenty]
export const withdrawn = (refId: string, amount: number, at = NOW - HOUR): ProviderState => [
  'a member has withdrawn',
  { account: ACCOUNT, refId, amount, at },
]
/** When the withdrawal in review is expected to be paid (ms). */
export const ESTIMATED = NOW - 2 * 60_000
export const inReview: ProviderState = [
  'a member has an open withdrawal',
  { account: ACCOUNT, refId: 'W77001', amount: 150_000, at: NOW - 600_000, estimatedTime: ESTIMATED },
]
export const mustStake: ProviderState = ['a member has to stake', { account: ACCOUNT, requiredTurnover: 100_000 }]
