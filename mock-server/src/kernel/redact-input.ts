import type { LoggedPayload } from './journal.ts'

/** What opens something: nothing keeps it. */
const SECRET = /password|token|captcha|secret|answer|authenticator|verificationcode|smscode/i

/** A body of so many characters, or more, is not kept: pictures. */
export const MAX_LOGGED_BODY = 4000

export const isSecret = (name: string): boolean => SECRET.test(name)

/** What a call said in its query, its path and its body, without what opens something. A body that is a list is none. */
export function redactInput(...parts: readonly unknown[]): LoggedPayload {
  const said: Record<string, unknown> = {}
  for (const part of parts) {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) continue
    for (const [name, value] of Object.entries(part)) if (!isSecret(name)) said[name] = value
  }
  return said
}
