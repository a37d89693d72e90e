import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ExampleRequest, exampleRequests } from '../doors/example-requests.ts'
import { setup as site } from '../doors/testing.ts'
import type { Operation } from '../kernel/description.ts'
import type { Change } from '../kernel/feed.ts'
import { arbitraryOf } from './schema-arbitrary.ts'
import { SEED } from './seed.ts'

/** Requests of each operation. */
const TRIES = Number(process.env['LONGAN_TRIES'] ?? 25)
/** What a refusal leaves behind, by its code: that somebody tried, and failed. */
const COUNTED: Record<string, string[]> = {
  'invalid.payment.pw': ['paymentPasswords'],
  'payment.password.locked': ['paymentPasswords'],
  'login.incorrect': ['members'],
  'member.locked': ['members'],
  'verification.code.incorrect': ['codes', 'humanChecks'],
}

type Asked = { query: Record<string, unknown>; path: Record<string, unknown>; body: unknown; isSignedIn: boolean }

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

const parametersOf = ({ operation, query }: ExampleRequest, place: 'query' | 'path') => {
  const own = operation.parameters.filter((one) => one.in === place)
  const shown: Record<string, unknown> = place === 'query' ? query : {}
  const fields = own.map(({ name, schema }) => {
    const fitting = [arbitraryOf(schema), ...(name in shown ? [fc.constant(shown[name])] : [])]
    return [name, fc.oneof(...fitting.map((arbitrary) => ({ arbitrary, weight: 4 })), { arbitrary: junk, weight: 1 })]
  })
  const requiredKeys = place === 'path' ? own.map(({ name }) => name) : []
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys })
}

/** The body of the example, one that fits the description, either with a field spoiled, or anything. */
function bodiesOf({ operation, body }: ExampleRequest): fc.Arbitrary<unknown> {
  if (!operation.body) return fc.constant(undefined)
  const fitting = fc.oneof(fc.constant(body), arbitraryOf(operation.body.schema))
  const spoiled = fc.tuple(fitting, fc.nat(), junk).map(([whole, at, value]) => spoil(whole, at, value))
  return fc.oneof({ arbitrary: fitting, weight: 3 }, { arbitrary: spoiled, weight: 3 }, { arbitrary: junk, weight: 1 })
}

function spoil(whole: unknown, at: number, value: unknown): unknown {
  if (typeof whole !== 'object' || whole === null) return value
  const names = Object.keys(whole)
  return names.length === 0 ? value : { ...whole, [names[at % names.length]!]: value }
}

const requestsOf = (example: ExampleRequest): fc.Arbitrary<Asked> =>
  fc.record({
    query: parametersOf(example, 'query'),
    path: parametersOf(example, 'path'),
    body: bodiesOf(example),
    isSignedIn: fc.constantFrom(true, true, true, false),
  })

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function addressOf({ path }: Operation, asked: Asked) {
  const place = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(textOf(asked.path[name]) || '0'))
  return `${place}?${new URLSearchParams(Object.entries(asked.query).map(([name, value]) => [name, textOf(value)]))}`
}

async function setup({ persona }: ExampleRequest) {
  const { call, signIn, mock } = site()
  const token = await signIn(persona)
  const { world } = await mock.worlds.open('default')
  let changes: Change[] = []
  world.feed.subscribe((change) => changes.push(change))

  async function send(operation: Operation, asked: Asked) {
    changes = []
    const body = operation.body && asked.body !== undefined ? textOf(asked.body) : undefined
    const headers: Record<string, string> = operation.encrypted ? { encryption: 'plain' } : {}
    const reply = await call(operation.method, addressOf(operation, asked), {
      token: asked.isSignedIn ? token : undefined,
      headers,
      ...(operation.method !== 'GET' && { body }),
    })
    const counted = COUNTED[reply.json?.errorCode] ?? []
    return { ...reply, changed: changes.filter(({ table }) => !counted.includes(table)) }
  }
  return { send, world }
}

test.each(exampleRequests().map((example) => [example.operation.id, example] as const))(
  'whatever is asked of %s, the answer is one of its own, and a refusal leaves the world as it was',
  async (_id, example) => {
    const { operation } = example
    const { send, world } = await setup(example)
    const property = fc.asyncProperty(requestsOf(example), async (asked) => {
      const { status, json, changed } = await send(operation, asked)
      const codes = operation.responses[status]?.codes
      if (status < 300) return
      expect([status, json.errorCode, codes]).toEqual([status, expect.toBeOneOf(codes ?? []), codes])
      expect(json.errorCode).not.toMatch(/response\.invalid|ledger\.broken|system\.error/)
      expect([json.errorCode, changed]).toEqual([json.errorCode, []])
    })

    await fc.assert(property, { seed: SEED, numRuns: TRIES, endOnFailure: true })
    expect(world.books.recount()).toBeUndefined()
  },
)
