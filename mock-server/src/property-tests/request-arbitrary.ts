import fc from 'fast-check'
import { type ExampleRequest, plainBodyOf } from '../adapters/example-requests.ts'
import { arbitraryOf } from './schema-arbitrary.ts'

/** A request of an operation, before it is written down. */
export type Asked = {
  query: Record<string, unknown>
  path: Record<string, unknown>
  body: unknown
  isSignedIn: boolean
}

/** Whatever a text or a body can be that nobody meant. */
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
  const shown: Record<string, unknown> = place === 'query' ? query : inPath
  const fields = own.map(({ name, schema }) => {
    const fitting = [arbitraryOf(schema), ...(name in shown ? [fc.constant(shown[name])] : [])]
    return [name, fc.oneof(...fitting.map((arbitrary) => ({ arbitrary, weight: 4 })), { arbitrary: junk, weight: 1 })]
  })
  const requiredKeys = place === 'path' ? own.map(({ name }) => name) : []
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys })
}

/** The body of the example, one that fits the description, either with a field spoiled, or anything. */
function bodiesOf(example: ExampleRequest): fc.Arbitrary<unknown> {
  const { operation } = example
  if (!operation.body) return fc.constant(undefined)
  const fitting = fc.oneof(fc.constant(plainBodyOf(example)), arbitraryOf(operation.body.schema))
  const spoiled = fc.tuple(fitting, fc.nat(), junk).map(([whole, at, value]) => spoil(whole, at, value))
  return fc.oneof({ arbitrary: fitting, weight: 3 }, { arbitrary: spoiled, weight: 3 }, { arbitrary: junk, weight: 1 })
}

function spoil(whole: unknown, at: number, value: unknown): unknown {
  if (typeof whole !== 'object' || whole === null) return value
  const names = Object.keys(whole)
  return names.length === 0 ? value : { ...whole, [names[at % names.length]!]: value }
}

/** Requests of the operation of an example: some that fit its description, some with something spoiled, and anything. */
export const requestsOf = (example: ExampleRequest): fc.Arbitrary<Asked> =>
  fc.record({
    query: parametersOf(example, 'query'),
    path: parametersOf(example, 'path'),
    body: bodiesOf(example),
    isSignedIn: fc.constantFrom(true, true, true, false),
  })

/** The example itself. */
export const exampleAsked = (example: ExampleRequest): Asked => ({
  query: example.query,
  path: example.inPath,
  body: plainBodyOf(example),
  isSignedIn: example.operation.token !== 'none',
})
