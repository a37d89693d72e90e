import { isReal, memberType } from '@longan/sdk'
import type { Caller } from './caller.ts'
import { Refusal } from '../validation/refusal.ts'

/** True for account types with real money: not trial, not agents of types 41 and 42. */
export const isRealMember = ({ type }: Pick<Caller, 'type'>): boolean =>
  isReal(memberType(type === undefined ? {} : { type }))

/** Throws a Refusal for an account without real money. `action` completes the sentence "only a real account ...". */
export function assertRealMoney(member: Pick<Caller, 'type'>, action: string) {
  if (isRealMember(member)) return
  const reason = `only a real account ${action}`
  throw new Refusal(400, 'permission.denied', `Refused: ${reason}`, { reason })
}
