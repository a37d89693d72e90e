import { isReal, memberType } from '@longan/sdk'
import type { Caller } from './caller.ts'
import { Refusal } from './refusal.ts'

/** Whether the account is one of the types that have real money: no trial, no agent of types 41 and 42. */
export const isRealMember = ({ type }: Pick<Caller, 'type'>): boolean =>
  isReal(memberType(type === undefined ? {} : { type }))

/** Refuses anybody else; `does` says what only a real account does. */
export function assertRealMoney(member: Pick<Caller, 'type'>, does: string) {
  if (isRealMember(member)) return
  const reason = `only a real account ${does}`
  throw new Refusal(400, 'permission.denied', `Refused: ${reason}`, { reason })
}
