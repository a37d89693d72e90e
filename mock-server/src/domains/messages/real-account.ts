import type { Caller } from '../../kernel/world/caller.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'

const TRIAL_TYPE = 4

/** Returns true for a trial account; a missing type counts as one. */
export const isTrial = ({ type = TRIAL_TYPE }: Caller) => type === TRIAL_TYPE

export function assertNotTrial(member: Caller, feature: 'messages' | 'chat') {
  if (!isTrial(member)) return
  const reason = `a trial account has no ${feature}`
  throw new Refusal(400, 'permission.denied', 'Please login an actual account to use this function', { reason })
}
