/** What a field of the configuration must be: said, where it is something else. */
export type Field = { fits: (value: unknown) => boolean; wanted: string }
export type Fields = Record<string, Field>

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const oneOf = (...values: (string | number)[]): Field => ({
  fits: (value) => values.includes(value as string),
  wanted: values.join(' or '),
})

/** A list of those alone, and of one at least. */
export const listOf = (...values: string[]): Field => ({
  fits: (value) => Array.isArray(value) && value.length > 0 && value.every(oneOf(...values).fits),
  wanted: `a list of ${values.join(' and ')}`,
})

type Given = Record<string, unknown>

/** The fields that can be used, and a sentence about each that cannot; `place` stands before the name of each. */
export function checkFields(given: Given, fields: Fields, place = ''): { usable: Given; problems: string[] } {
  const wrong = Object.keys(given).filter((name) => wrongWith(name, { value: given[name], fields }) !== undefined)
  return {
    usable: Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.includes(name))),
    problems: wrong.map(
      (name) => `config.json: "${place}${name}" is not used: ${wrongWith(name, { value: given[name], fields })}`,
    ),
  }
}

function wrongWith(name: string, { value, fields }: { value: unknown; fields: Fields }) {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field) return `there is no such field; there are ${Object.keys(fields).join(', ')}`
  return field.fits(value) ? undefined : `it must be ${field.wanted}, not ${JSON.stringify(value)}`
}
