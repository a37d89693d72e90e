import type { RequestContext } from './answer.ts'
import type { Call, Reply } from './http.ts'
import type { World } from './world.ts'

/** What became of a call, and what was heard of it. */
export type Work = { reply: Reply; operation?: string; heard?: RequestContext }

/** Writes a call down in the journal, and gives its answer the time of the world. */
export function recordCall({ clock, journal }: World, call: Call, done: Work): Reply {
  const at = clock.now()
  journal.add(entryOf(call, done, at), done.heard?.said)
  done.reply.headers['date'] = new Date(at).toUTCString()
  return done.reply
}

function entryOf(call: Call, { reply, operation, heard }: Work, at: number) {
  const code = reply.status >= 400 ? /"errorCode":"([^"]+)"/.exec(reply.body)?.[1] : undefined
  const violation = reply.headers['x-mock-violations']
  return {
    at,
    method: call.method,
    path: call.path,
    status: reply.status,
    ...(operation && { operation }),
    ...(heard?.member && { member: heard.member }),
    ...(code && { code }),
    ...(violation && { violations: [violation] }),
  }
}
