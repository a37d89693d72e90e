import * as v from 'valibot'
import { invalidField } from './refusal.ts'

/** Returns the values of a query by name. Throws a Refusal for a parameter that is given twice: servers differ in which of its values they use. */
export function toQueryValues(
  query: URLSearchParams,
  isChecked: (name: string) => boolean = () => true,
): Record<string, string> {
  if (query.size === 0) return {}
  const values = Object.fromEntries(query)
  if (Object.keys(values).length === query.size) return values
  const repeated = Object.keys(values).find((name) => isChecked(name) && query.getAll(name).length > 1)
  if (repeated !== undefined) throw invalidField(repeated, 'must be given once')
  return values
}

/** A whole number; in a query as digits. `Number` alone reads an empty text as 0. */
export const queryNumber = (reason: string) =>
  v.pipe(
    v.union([v.number(), v.string()], reason),
    v.transform((input) => (typeof input === 'number' || /^-?\d+$/.test(input) ? Number(input) : Number.NaN)),
    v.safeInteger(reason),
  )
