import type { ExampleRequest } from '../adapters/example-requests.ts'
import type { Operation } from '../kernel/validation/openapi-document.ts'
import type { GeneratedRequest } from './request-arbitrary.ts'

const TABLES_BY_CODE: Record<string, string[]> = {
  'invalid.payment.pw': ['paymentPasswords'],
  'payment.password.locked': ['paymentPasswords'],
  'login.incorrect': ['members', 'paymentPasswords'],
  'member.locked': ['members'],
  'verification.code.incorrect': ['codes', 'humanChecks'],
}

export const tablesChangedBy = (code: string | undefined) => TABLES_BY_CODE[code ?? ''] ?? []

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function addressOf({ path }: Operation, request: GeneratedRequest) {
  const pathname = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(textOf(request.path[name]) || '0'),
  )
  return `${pathname}?${new URLSearchParams(Object.entries(request.query).map(([name, value]) => [name, textOf(value)]))}`
}

export function serializeRequest({ operation, headers: exampleHeaders }: ExampleRequest, request: GeneratedRequest) {
  // The example's idempotency key would make each request a repetition or a conflict.
  const { 'idempotency-key': _key, ...headers } = exampleHeaders
  const hasBody = operation.body && request.body !== undefined && operation.method !== 'GET'
  return {
    address: addressOf(operation, request),
    headers: { ...headers, ...(operation.encrypted && { encryption: 'plain' }) },
    ...(hasBody && { body: textOf(request.body) }),
  }
}
