import type { Caller } from '../../kernel/world/caller.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { SystemService } from '../system/system.service.ts'

export type AgentsOnlyDependencies = { system: SystemService }

export const agentsOnly =
  ({ system }: AgentsOnlyDependencies) =>
  (member: Caller): Caller => {
    if (system.isAgent(member)) return member
    const reason = 'only an agent can do this'
    throw new Refusal(400, 'permission.denied', `Refused: ${reason}`, { reason })
  }
