import fc from 'fast-check'
import { type ExampleRequest, plainBodyOf } from '../adapters/example-requests.ts'
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

function arbitraryOf(input: object): fc.Arbitrary<unknown> {
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

export type GeneratedRequest = {
  query: Record<string, unknown>
  path: Record<string, unknown>
  body: unknown
  isSignedIn: boolean
}

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '-1',
    '0',
    '1e400',
    'NaN',
    '../../etc',
    "' OR 1=1 --",
    '{',
    '\u0000',
    '🍈'.repeat(500),
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue(),
)

const parametersOf = ({ operation, query, inPath }: ExampleRequest, place: 'query' | 'path') => {
  const own = operation.parameters.filter((one) => one.in === place)
  const example: Record<string, unknown> = place === 'query' ? query : inPath
  const fields = own.map(({ name, schema }) => {
    const valid = [arbitraryOf(schema), ...(name in example ? [fc.constant(example[name])] : [])]
    return [name, fc.oneof(...valid.map((arbitrary) => ({ arbitrary, weight: 4 })), { arbitrary: junk, weight: 1 })]
  })
  const requiredKeys = place === 'path' ? own.map(({ name }) => name) : []
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys })
}

function bodiesOf(example: ExampleRequest): fc.Arbitrary<unknown> {
  const { operation } = example
  if (!operation.body) return fc.constant(undefined)
  const valid = fc.oneof(fc.constant(plainBodyOf(example)), arbitraryOf(operation.body.schema))
  const corrupted = fc.tuple(valid, fc.nat(), junk).map(([body, at, value]) => corrupt(body, at, value))
  return fc.oneof({ arbitrary: valid, weight: 3 }, { arbitrary: corrupted, weight: 3 }, { arbitrary: junk, weight: 1 })
}

function corrupt(body: unknown, at: number, value: unknown): unknown {
  if (typeof body !== 'object' || body === null) return value
  const names = Object.keys(body)
  return names.length === 0 ? value : { ...body, [names[at % names.length]!]: value }
}

export const requestsOf = (example: ExampleRequest): fc.Arbitrary<GeneratedRequest> =>
  fc.record({
    query: parametersOf(example, 'query'),
    path: parametersOf(example, 'path'),
    body: bodiesOf(example),
    isSignedIn: fc.constantFrom(true, true, true, false),
  })

export const exampleInput = (example: ExampleRequest): GeneratedRequest => ({
  query: example.query,
  path: example.inPath,
  body: plainBodyOf(example),
  isSignedIn: example.operation.token !== 'none',
})
