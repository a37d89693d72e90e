import { isAgent, memberType } from '@longan/sdk'
import type { Caller } from '../../kernel/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** The agent who calls; anybody else is refused. */
export function agentOf(member: Caller): Caller {
  if (isAgent(memberType({ ...(member.type !== undefined && { type: member.type }) }))) return member
  const reason = 'only an agent does this'
  throw new Refusal(400, 'permission.denied', `Refused: ${reason}`, { reason })
}
