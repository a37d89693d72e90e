import type { RequestContext } from '../http/answer.ts'
import type { Call, Reply } from '../http/http.ts'
import type { JournalEntry } from '../world/journal.ts'
import { memoizeLast } from '../world/memoize-last.ts'
import type { World } from '../world/world.ts'

export type HandledCall = { reply: Reply; operation?: string; context?: RequestContext }

/** Returns a function that logs a call in the journal and sets the `date` header of its reply to the world's time. */
export function createCallLog({ clock, journal }: World) {
  const dateOf = memoizeLast((second: number) => new Date(second * 1000).toUTCString())

  return (call: Call, handled: HandledCall): Reply => {
    const at = clock.now()
    journal.add(entryOf(call, handled, at), handled.context?.payload)
    handled.reply.headers['date'] = dateOf(Math.floor(at / 1000))
    return handled.reply
  }
}

function entryOf({ method, path }: Call, { reply, operation, context }: HandledCall, at: number) {
  const entry: Omit<JournalEntry, 'id'> = { at, method, path, status: reply.status }
  if (operation) entry.operation = operation
  if (context?.member) entry.member = context.member
  if (reply.code) entry.code = reply.code
  const violation = reply.headers['x-mock-violations']
  if (violation) entry.violations = [violation]
  return entry
}
