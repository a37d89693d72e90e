import type { Reply } from './http.ts'

/** The body of the same answer with nothing in it: every text empty, every list without an entry. A refusal stays what it is. */
export function emptyBody({ status, headers, body }: Reply): string {
  if (status >= 400 || body === '') return body
  return headers['content-type']?.includes('json') ? JSON.stringify(blank(JSON.parse(body))) : ''
}

function blank(value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, blank(one)]))
}
