export type Field = { isValid: (value: unknown) => boolean; expected: string }
export type Fields = Record<string, Field>

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const oneOf = (...values: (string | number)[]): Field => ({
  isValid: (value) => values.includes(value as string),
  expected: values.join(' or '),
})

export const listOf = (...values: string[]): Field => ({
  isValid: (value) => Array.isArray(value) && value.length > 0 && value.every(oneOf(...values).isValid),
  expected: `a list of ${values.join(' and ')}`,
})

type JsonObject = Record<string, unknown>

export function checkFields(
  input: JsonObject,
  fields: Fields,
  prefix = '',
): { usable: JsonObject; problems: string[] } {
  const invalid = Object.keys(input).filter((name) => problemOf(name, { value: input[name], fields }) !== undefined)
  return {
    usable: Object.fromEntries(Object.entries(input).filter(([name]) => !invalid.includes(name))),
    problems: invalid.map(
      (name) => `config.json: "${prefix}${name}" is not used: ${problemOf(name, { value: input[name], fields })}`,
    ),
  }
}

function problemOf(name: string, { value, fields }: { value: unknown; fields: Fields }) {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field) return `there is no such field; there are ${Object.keys(fields).join(', ')}`
  return field.isValid(value) ? undefined : `it must be ${field.expected}, not ${JSON.stringify(value)}`
}
