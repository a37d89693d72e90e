import type { Call, Reply } from './http.ts'
import { digest } from '../world/random.ts'
import { Refusal } from '../validation/refusal.ts'
import type { World } from '../world/world.ts'

/** Returns the storage key of a stored reply. An idempotency key is scoped to its member and its operation. */
export const scopeOf = (command: { memberId: number; method: string; path: string; key: string }) =>
  digest(`${command.memberId} ${command.method} ${command.path} ${command.key}`)

/**
 * A call with its member and its content: everything that decides the effect, such as the body, the query or the launched game. The content
 * excludes tokens and launch ids, which can differ between attempts.
 */
export type IdempotentCall = { call: Call; memberId: number | undefined; content(): string }

/**
 * Runs a command once per idempotency key: a repeated command gets the stored reply, also after a new login. Throws a Refusal if the
 * key was used with another content. Calls of guests and failures are not stored.
 */
export function runOnce(world: World, command: IdempotentCall, work: () => Promise<Reply>): Promise<Reply> {
  const { call, memberId, content } = command
  const key = call.header('idempotency-key')
  if (!key || call.method === 'GET' || memberId === undefined) return work()
  const scope = scopeOf({ memberId, method: call.method, path: call.path, key })
  return runKeyed(world, { scope, fingerprint: digest(content()) }, work)
}

type KeyedCommand = { scope: string; fingerprint: string }

async function runKeyed({ answers }: World, { scope, fingerprint }: KeyedCommand, work: () => Promise<Reply>) {
  const known = answers.get(scope)
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
