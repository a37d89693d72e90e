import * as v from 'valibot'
import { invalidField, type Refusal } from './refusal.ts'

type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]
type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>

/** Parses with the gateway's wording of issues. A message of the schema's own stays. */
export const parseInput = <Own extends Schema>(schema: Own, input: unknown): v.SafeParseResult<Own> =>
  v.safeParse(schema, isListForObject(schema, input) ? null : input, { message: reasonOf })

/** Valibot takes an empty list for an object without fields, and a command without fields would run. */
const isListForObject = ({ type }: Schema, input: unknown) => Array.isArray(input) && /object$|^record$/.test(type)

/** Returns the refusal of the first issue of `parseInput`. */
export const toFieldError = ([first]: Issues, fallbackField = 'body'): Refusal =>
  invalidField(v.getDotPath(first) ?? fallbackField, first.message)

function reasonOf({ type, expected, received }: v.BaseIssue<unknown>): string {
  if (type.endsWith('object') && expected === 'never') return 'is not known here'
  if (type.endsWith('object') && received === 'undefined') return 'is missing'
  return `must be ${toTypeName(expected ?? 'something else')}`
}

/** Formats `("dark" | "light")` as `dark or light`, `Object` as `object`. */
const toTypeName = (expected: string) =>
  /^[A-Z]\w+$/.test(expected) ? expected.toLowerCase() : expected.replaceAll(/[()"]/g, '').replaceAll(' | ', ' or ')
