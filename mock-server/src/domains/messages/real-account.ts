import type { Caller } from '../../kernel/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'

const TRIAL = 4

/** A type that is missing counts as a trial account's. */
export const isTrial = ({ type = TRIAL }: Caller) => type === TRIAL

/** Trial accounts are not known well enough to be written with. */
export function refuseTrial(member: Caller, what: 'messages' | 'chat') {
  if (!isTrial(member)) return
  const reason = `a trial account has no ${what}`
  throw new Refusal(400, 'permission.denied', 'Please login an actual account to use this function', { reason })
}
