import type { ExampleRequest } from '../adapters/example-requests.ts'
import type { Operation } from '../kernel/openapi-document.ts'
import type { Asked } from './request-arbitrary.ts'

/** What a refusal leaves behind, by its code: that somebody tried, and failed. */
const COUNTED: Record<string, string[]> = {
  'invalid.payment.pw': ['paymentPasswords'],
  'payment.password.locked': ['paymentPasswords'],
  'login.incorrect': ['members', 'paymentPasswords'],
  'member.locked': ['members'],
  'verification.code.incorrect': ['codes', 'humanChecks'],
}

/** The tables in which a refusal with this code may write. */
export const countedBy = (code: string | undefined) => COUNTED[code ?? ''] ?? []

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function addressOf({ path }: Operation, asked: Asked) {
  const place = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(textOf(asked.path[name]) || '0'))
  return `${place}?${new URLSearchParams(Object.entries(asked.query).map(([name, value]) => [name, textOf(value)]))}`
}

/** What is asked of an operation as it is written down: where to, what stands above it, and its body. */
export function written({ operation, headers: shown }: ExampleRequest, asked: Asked) {
  // With the example's key each request would be that of before, or refused for not being it.
  const { 'idempotency-key': _key, ...headers } = shown
  const hasBody = operation.body && asked.body !== undefined && operation.method !== 'GET'
  return {
    address: addressOf(operation, asked),
    headers: { ...headers, ...(operation.encrypted && { encryption: 'plain' }) },
    ...(hasBody && { body: textOf(asked.body) }),
  }
}
