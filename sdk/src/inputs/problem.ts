/** Why an input was refused: an i18n key of the form's namespace, and what its text needs. */
export type InputProblem = { key: string; params: Record<string, string> }

/** The problem as a validation message, which can only be a string. */
export function problem(key: string, params: Record<string, string | number> = {}): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${key}?${query}` : key
}

/** Reads a validation message back. A text of the operator is its own key. */
export function readProblem(message: string): InputProblem {
  const [, key, query] = /^(\w+)(?:\?(\w+=.*))?$/.exec(message) ?? []
  return { key: key ?? message, params: Object.fromEntries(new URLSearchParams(query)) }
}
