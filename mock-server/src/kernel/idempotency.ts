import type { Call, Reply } from './http.ts'
import { digest } from './random.ts'
import { Refusal } from './refusal.ts'
import type { World } from './world.ts'

/** Under which name the answer to a command is kept: a key belongs to the member who sent it, and to the operation it came with. */
export const scopeOf = (command: { memberId: number; method: string; path: string; key: string }) =>
  digest(`${command.memberId} ${command.method} ${command.path} ${command.key}`)

/** A call as a command: whose it is, and what it says; how it says so (a token, a launch) may change from one try to the next. */
export type Command = { call: Call; memberId: number | undefined; said: string }

/**
 * Gives a repeated command its first answer again, without doing it again, also after a new login. The same key with another body is
 * refused. Keys belong to the member who sent them; nobody's commands are not kept. Failures are not kept either: they changed nothing.
 */
export async function once(
  { answers }: World,
  { call, memberId, said }: Command,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const key = call.header('idempotency-key')
  if (!key || call.method === 'GET' || memberId === undefined) return work()
  const scope = scopeOf({ memberId, method: call.method, path: call.path, key })
  const known = answers.get(scope)
  const fingerprint = digest(said)
  if (known && known.fingerprint !== fingerprint) {
    const value = { field: 'Idempotency-Key', reason: 'was used for another command' }
    throw new Refusal(422, 'idempotency.key.reused', 'This idempotency key was used for another command', value)
  }
  if (known)
    return {
      status: known.status,
      headers: { 'content-type': 'application/json; charset=utf-8', 'idempotent-replay': 'true' },
      body: known.body,
    }
  const reply = await work()
  if (reply.status < 300) answers.add({ id: scope, fingerprint, status: reply.status, body: reply.body })
  return reply
}
