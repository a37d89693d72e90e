import type { LoggedPayload } from './journal.ts'

/** Names of fields with secrets, which are never stored. */
const SECRET = /password|token|captcha|secret|answer|authenticator|verificationcode|smscode/i

/** Bodies with at least so many characters, such as pictures, are not logged. */
export const MAX_LOGGED_BODY = 4000

export const isSecret = (name: string): boolean => SECRET.test(name)

/** Merges query, path and body of a call without secret fields. A body that is a list is ignored. */
export function redactInput(...parts: readonly unknown[]): LoggedPayload {
  const payload: Record<string, unknown> = {}
  for (const part of parts) {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) continue
    for (const [name, value] of Object.entries(part)) if (!isSecret(name)) payload[name] = value
  }
  return payload
}
