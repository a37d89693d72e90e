import type { Caller } from '../../kernel/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { SystemService } from '../system/system.service.ts'

export type AgentsOnlyNeeds = { system: SystemService }

/** Answers the agent who calls, by the types that are agents on this site; anybody else is refused. */
export const agentsOnly =
  ({ system }: AgentsOnlyNeeds) =>
  (member: Caller): Caller => {
    if (system.isAgent(member)) return member
    const reason = 'only an agent does this'
    throw new Refusal(400, 'permission.denied', `Refused: ${reason}`, { reason })
  }
