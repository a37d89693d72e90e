/** Why an input was refused: the code of a rule, and what its text needs. */
export type InputProblem = { code: string; params: Record<string, string> }

/** The problem as a validation message, which can only be a string. */
export function problem(code: string, params: Record<string, string | number> = {}): string {
  const texts = Object.entries(params).map(([name, value]): [string, string] => [name, String(value)])
  const query = new URLSearchParams(texts)
  return query.size > 0 ? `${code}?${query}` : code
}

/** Reads a validation message back. A text of the operator is its own code. */
export function readProblem(message: string): InputProblem {
  const [, code, query] = /^(\w+)(?:\?(\w+=.*))?$/.exec(message) ?? []
  return { code: code ?? message, params: Object.fromEntries(new URLSearchParams(query)) }
}
