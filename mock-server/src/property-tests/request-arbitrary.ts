import fc from 'fast-check'
import { type ExampleRequest, plainBodyOf } from '../adapters/example-requests.ts'
import { arbitraryOf } from './schema-arbitrary.ts'

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
