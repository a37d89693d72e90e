export type ShorthandResponse = {
  'x-envelope-value'?: string | [string]
  'x-response-example'?: unknown
  'x-response-examples'?: Record<string, unknown>
  'x-error-codes'?: string[]
}
export type Response = Record<string, unknown>
export type Operation = {
  tags?: string[]
  security?: object[]
  parameters?: unknown[]
  requestBody?: { required?: boolean }
  responses: Record<string, Response>
  'x-encrypted'?: boolean
  'x-module'?: string | string[]
}

export function mapValues<From, To>(record: Record<string, From>, change: (value: From, key: string) => To) {
  const changed = Object.entries(record).map(([key, value]) => [key, change(value, key)] as const)
  return Object.fromEntries(changed) as Record<string, To>
}
