import * as v from 'valibot'
import { invalidField, type Refusal } from './refusal.ts'

type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]
type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>

/** Parses with the gateway's wording of issues. A message of the schema's own stays. */
export function parseInput<Own extends Schema>(schema: Own, input: unknown): v.SafeParseResult<Own> {
  const parsed = v.safeParse(schema, input, { message: reasonOf })
  const path = pathOfMisusedList(input, parsed.output)
  return path ? { typed: false, success: false, output: input, issues: [listIssue(path) as v.InferIssue<Own>] } : parsed
}

type Path = v.UnknownPathItem[]

/** Valibot takes a list for an object: a command whose object has no required fields would run without them. Returns the path of the first such list. */
function pathOfMisusedList(input: unknown, output: unknown): Path | undefined {
  if (input === output || !isObject(input) || !isObject(output)) return undefined
  if (Array.isArray(input) && !Array.isArray(output)) return []
  for (const key of Object.keys(output)) {
    const value = input[key]
    const inner = pathOfMisusedList(value, output[key])
    if (inner) return [{ type: 'unknown', origin: 'value', input, key, value }, ...inner]
  }
  return undefined
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function listIssue(path: Path): v.BaseIssue<unknown> {
  const type = { kind: 'schema', type: 'object', expected: 'Object', received: 'Array' } as const
  return {
    ...type,
    input: path.at(-1)?.value,
    message: 'must be object',
    ...(path.length > 0 && { path: path as [v.UnknownPathItem] }),
  }
}

/** Returns the refusal of the first issue of `parseInput`. */
export const toFieldError = ([first]: Issues, fallbackField = 'body'): Refusal =>
  invalidField(v.getDotPath(first) ?? fallbackField, first.message)

function reasonOf({ type, expected, received, requirement, input }: v.BaseIssue<unknown>): string {
  const units = typeof input === 'string' ? 'characters' : 'entries'
  if (type.endsWith('integer')) return 'must be a whole number'
  if (type === 'non_empty') return 'must not be empty'
  if (type === 'max_length') return `must have at most ${String(requirement)} ${units}`
  if (type.endsWith('object') && expected === 'never') return 'is not known here'
  if (type.endsWith('object') && received === 'undefined') return 'is missing'
  return `must be ${toTypeName(expected ?? 'something else')}`
}

/** Formats `("dark" | "light")` as `dark or light`, `Object` as `object`. */
const toTypeName = (expected: string) =>
  /^[A-Z]\w+$/.test(expected) ? expected.toLowerCase() : expected.replaceAll(/[()"]/g, '').replaceAll(' | ', ' or ')
