import type { Reply } from './http.ts'

/** Returns the body with empty strings and empty lists. Bodies of errors stay unchanged. */
export function emptyBody({ status, headers, body }: Reply): string {
  if (status >= 400 || body === '') return body
  return headers['content-type']?.includes('json') ? JSON.stringify(toEmpty(JSON.parse(body))) : ''
}

function toEmpty(value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toEmpty(one)]))
}
