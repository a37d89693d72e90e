import fc from 'fast-check'
import { openApiDocument } from '../kernel/validation/openapi-document.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
}

const MANY = 3

const text = ({ pattern, minLength = 0, maxLength = minLength + 12 }: Schema) =>
  pattern
    ? fc.stringMatching(new RegExp(pattern)).map((one) => one.slice(0, maxLength))
    : fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40) })

const number = ({ minimum = 0, maximum = minimum + 1e6 }: Schema) => ({ min: minimum, max: Math.max(minimum, maximum) })

const object = ({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> => {
  const fields = Object.entries(properties).map(([name, one]) => [name, arbitraryOf(one)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => name in properties) })
}

const kinds: Record<string, (schema: Schema) => fc.Arbitrary<unknown>> = {
  string: text,
  integer: (schema) => fc.integer(number(schema)),
  number: (schema) => fc.double({ ...number(schema), noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {}, minItems = 0, maxItems = MANY }) =>
    fc.array(arbitraryOf(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + MANY) }),
  object,
}

export function arbitraryOf(input: object): fc.Arbitrary<unknown> {
  const schema = input as Schema
  if (schema.$ref) return arbitraryOf(openApiDocument.schemas[schema.$ref.split('/').at(-1)!]!)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const choice = schema.oneOf ?? schema.anyOf
  if (choice) return fc.oneof(...choice.map(arbitraryOf))
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map(arbitraryOf)).map((parts) => Object.assign({}, ...parts) as object)
  const names = [schema.type ?? (schema.properties ? 'object' : 'string')].flat()
  return fc.oneof(...names.map((name) => kinds[name]!(schema)))
}
