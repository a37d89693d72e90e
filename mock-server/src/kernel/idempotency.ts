import type { Call, Reply } from './http.ts'
import { digest } from './random.ts'
import { Refusal } from './refusal.ts'
import type { World } from './world.ts'

/** Under which name the answer to a command is kept: a key belongs to the token and the operation it came with. */
export const scopeOf = (command: { token: string | undefined; method: string; path: string; key: string }) =>
  digest(`${command.token ?? ''} ${command.method} ${command.path} ${command.key}`)

/**
 * Gives a repeated command its first answer again, without doing it again. The same key with another body is refused.
 * Keys belong to the token that sent them. Failures are not kept: they changed nothing, so they may be tried again.
 */
export async function once({ answers }: World, call: Call, work: () => Promise<Reply>): Promise<Reply> {
  const key = call.header('idempotency-key')
  if (!key || call.method === 'GET') return work()
  const scope = scopeOf({ token: call.header('authorization'), method: call.method, path: call.path, key })
  const known = answers.get(scope)
  const fingerprint = digest(call.body)
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
