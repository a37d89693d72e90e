import type { RequestContext } from '../http/answer.ts'
import type { Call, Reply } from '../http/http.ts'
import type { World } from '../world/world.ts'

export type HandledCall = { reply: Reply; operation?: string; context?: RequestContext }

/** Logs a call in the journal and sets the `date` header of its reply to the world's time. */
export function recordCall({ clock, journal }: World, call: Call, handled: HandledCall): Reply {
  const at = clock.now()
  journal.add(entryOf(call, handled, at), handled.context?.payload)
  handled.reply.headers['date'] = new Date(at).toUTCString()
  return handled.reply
}

function entryOf(call: Call, { reply, operation, context }: HandledCall, at: number) {
  const violation = reply.headers['x-mock-violations']
  return {
    at,
    method: call.method,
    path: call.path,
    status: reply.status,
    ...(operation && { operation }),
    ...(context?.member && { member: context.member }),
    ...(reply.code && { code: reply.code }),
    ...(violation && { violations: [violation] }),
  }
}
