/** The same answer with nothing in it: every text empty, every list without an entry. A refusal stays what it is. */
export function blanked(body: string): string {
  const { value, success, ...rest } = JSON.parse(body) as { value?: unknown; success?: boolean }
  if (success === false) return body
  return JSON.stringify(success === undefined ? blank(JSON.parse(body)) : { ...rest, success, value: blank(value) })
}

function blank(value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, blank(one)]))
}
