import type { LoggedPayload } from '../world/journal.ts'

const SECRET = /password|token|captcha|secret|answer|authenticator|verificationcode|smscode/i

export const MAX_LOGGED_BODY = 4000

export const isSecret = (name: string): boolean => SECRET.test(name)

export function redactInput(...parts: readonly unknown[]): LoggedPayload {
  const payload: Record<string, unknown> = {}
  for (const part of parts) {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) continue
    for (const [name, value] of Object.entries(part)) if (!isSecret(name)) payload[name] = value
  }
  return payload
}
